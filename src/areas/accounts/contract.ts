/** The door for everyone: what an account is, how a person comes in, and the calls about it. */
export {
  type Account,
  accountShape,
  changePassword,
  changeProfile,
  deleteAccount,
  memberLocale,
  newPassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
  personName,
  readAccount,
  readDeletion,
  readSecurity,
  signUp,
} from './account/account.contract.ts'
export {
  type ListView,
  LIST_VIEW_NAME_MAX,
  listViewShape,
  readListViews,
  removeListView,
  saveListView,
} from './list-view/list-view.contract.ts'
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
  deviceShape,
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
  sessionShape,
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
  passkeyShape,
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
