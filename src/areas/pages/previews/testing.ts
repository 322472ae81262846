/** The secret in the address of a preview link. */
export const tokenIn = (url: string): string => new URL(url).searchParams.get('preview') ?? ''
