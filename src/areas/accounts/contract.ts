/** The door for everyone: what an account is, how a person comes in, and the calls about it. */
export {
  type Account,
  changePassword,
  changeProfile,
  deleteAccount,
  memberLocale,
  PASSWORD_MIN,
  personName,
  readAccount,
  readDeletion,
  readSecurity,
  signUp,
} from './account/account.contract.ts'
export { type ListView, readListViews, removeListView, saveListView } from './list-view/list-view.contract.ts'
export {
  cancelEmailChange,
  changeEmail,
  checkReset,
  confirmEmailChange,
  requestReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './mail-link/mail-link.contract.ts'
export {
  type Device,
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
  signOut,
} from './session/session.contract.ts'
export {
  listSignIns,
  prove,
  proveWithPasskey,
  type SignIn,
  signIn,
  signInMethods,
  signInOutcomes,
  signInShape,
  signInWithCode,
  signInWithPasskey,
  startPasskeyProof,
  startPasskeySignIn,
} from './sign-in/sign-in.contract.ts'
export {
  addPasskey,
  type Passkey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkey/passkey.contract.ts'
export {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor/second-factor.contract.ts'
