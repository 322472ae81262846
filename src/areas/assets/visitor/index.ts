/** The door for the visitor's face. */
export { answerMedia, type MediaAnswer, type MediaAsked } from '../delivery/answer-media.ts'
