/** The door for the visitor's face. */
export {
  answerMedia,
  type MediaAnswer,
  type MediaFile,
  type RememberedFiles,
} from '../delivery/answer-media.ts'
export { cachingOf } from '../delivery/kept.ts'
export { socialKey, type SocialPicture } from '../delivery/social-picture.ts'
