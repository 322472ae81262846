/**
 * Why a status changes, where nobody said so in words of their own. The list is closed: each has words
 * in every language (`sites.reason.<key>`), and stands with the change on the timeline.
 */
export const statusReasons = [
  /** By time: the trial was over. */
  'trial_over',
  /** By time: nothing was paid in the days for it. */
  'not_paid',
  /** By time: nobody took over the billing of a site that was resold. */
  'not_taken_over',
  /** By time: an expired site was kept as long as it is. */
  'kept_its_time',
  /** Whoever may remove the site did. */
  'removed_by_hand',
  /** Whoever may bring the site back did. */
  'brought_back',
  /** A parking page became a site. */
  'site_begun',
  /** Nothing is billed here. */
  'nothing_billed',
  /** The operator switched billing off. */
  'billing_off',
  /** A plan was chosen. */
  'plan_chosen',
  /** The operator gave a plan. */
  'plan_given',
  /** The operator lengthened the trial. */
  'trial_extended',
  /** The operator decided so. */
  'operator_decided',
] as const
export type StatusReason = (typeof statusReasons)[number]

/** Why a status changes: a reason of the list, the words of whoever asked for it, or both. */
export type Why =
  | { readonly reason: StatusReason; readonly why?: string }
  | { readonly reason?: undefined; readonly why: string }
