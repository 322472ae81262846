import { repeatable, type Route, route } from '#platform/http/route.ts'
import { changePassword } from './account/change-password.ts'
import { changeProfile } from './account/change-profile.ts'
import { deleteAccount } from './account/delete-account.ts'
import { openerHash } from './account/opener-hash.ts'
import { readAccount } from './account/read-account.ts'
import { readDeletion } from './account/read-deletion.ts'
import { readSecurity } from './account/read-security.ts'
import { signUp } from './account/sign-up.ts'
import * as door from './contract.ts'
import { readListViews } from './list-view/read-list-views.ts'
import { removeListView } from './list-view/remove-list-view.ts'
import { saveListView } from './list-view/save-list-view.ts'
import { cancelEmailChange } from './mail-link/cancel-email-change.ts'
import { changeEmail } from './mail-link/change-email.ts'
import { checkReset } from './mail-link/check-reset.ts'
import { confirmEmailChange } from './mail-link/confirm-email-change.ts'
import { requestReset } from './mail-link/request-reset.ts'
import { resendVerification } from './mail-link/resend-verification.ts'
import { resetPassword } from './mail-link/reset-password.ts'
import { verifyEmail } from './mail-link/verify-email.ts'
import { addPasskey } from './passkey/add-passkey.ts'
import { removePasskey } from './passkey/remove-passkey.ts'
import { renamePasskey } from './passkey/rename-passkey.ts'
import { startPasskey } from './passkey/start-passkey.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts'
import { removeSecondFactor } from './second-factor/remove-second-factor.ts'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts'
import { startSecondFactor } from './second-factor/start-second-factor.ts'
import { endOtherSessions } from './session/end-other-sessions.ts'
import { endSession } from './session/end-session.ts'
import { listSessions } from './session/list-sessions.ts'
import { signOut } from './session/sign-out.ts'
import { listSignIns } from './sign-in/list-sign-ins.ts'
import { prove } from './sign-in/prove.ts'
import { proveWithPasskey } from './sign-in/prove-with-passkey.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInWithCode } from './sign-in/sign-in-with-code.ts'
import { signInWithPasskey } from './sign-in/sign-in-with-passkey.ts'
import { startPasskeyProof } from './sign-in/start-passkey-proof.ts'
import { startPasskeySignIn } from './sign-in/start-passkey-sign-in.ts'
import { stepHash } from './sign-in/step-hash.ts'

export const accountsRoutes: readonly Route[] = [
  repeatable(door.signUp, signUp),
  route(door.verifyEmail, verifyEmail, { browser: openerHash }),
  repeatable(door.resendVerification, resendVerification),
  repeatable(door.signIn, signIn),
  repeatable(door.signInWithCode, signInWithCode, { browser: stepHash }),
  repeatable(door.startPasskeySignIn, startPasskeySignIn),
  repeatable(door.signInWithPasskey, signInWithPasskey, { browser: stepHash }),
  route(door.signOut, signOut),
  repeatable(door.requestReset, requestReset),
  route(door.checkReset, checkReset),
  repeatable(door.resetPassword, resetPassword),
  route(door.confirmEmailChange, confirmEmailChange),

  route(door.readAccount, readAccount),
  route(door.changeProfile, changeProfile),
  repeatable(door.prove, prove),
  route(door.startPasskeyProof, startPasskeyProof),
  repeatable(door.proveWithPasskey, proveWithPasskey),
  repeatable(door.changePassword, changePassword),
  repeatable(door.changeEmail, changeEmail),
  route(door.cancelEmailChange, cancelEmailChange),
  route(door.readDeletion, readDeletion),
  route(door.deleteAccount, deleteAccount),

  route(door.listSessions, listSessions),
  route(door.endSession, endSession),
  route(door.endOtherSessions, endOtherSessions),
  route(door.listSignIns, listSignIns),

  route(door.readListViews, readListViews),
  route(door.saveListView, saveListView),
  route(door.removeListView, removeListView),

  route(door.readSecurity, readSecurity),
  route(door.startPasskey, startPasskey),
  route(door.addPasskey, addPasskey),
  route(door.renamePasskey, renamePasskey),
  route(door.removePasskey, removePasskey),
  route(door.startSecondFactor, startSecondFactor),
  route(door.confirmSecondFactor, confirmSecondFactor),
  route(door.renewRecoveryCodes, renewRecoveryCodes),
  route(door.removeSecondFactor, removeSecondFactor),
]
