/**
 * Whether somebody's time on a site is over, from the moment of its end on. Their row stays until the recurring work
 * comes by.
 *
 * @param now milliseconds
 */
export const isOver = ({ endsAt }: { readonly endsAt: number | null }, now: number): boolean =>
  endsAt !== null && endsAt <= now
