import { problemIn } from '#kernel/api-client/api-error.ts'

/** Whether a call was refused because somebody else has changed what it was about since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean => problemIn(error)?.code === 'changed_meanwhile'
