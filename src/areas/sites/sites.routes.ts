import { type Route, route, steps } from '#platform/http/route.ts'
import * as calls from './contract.ts'
import { changeContributor } from './contributors/change-contributor.ts'
import { leaveSite } from './contributors/leave-site.ts'
import { listContributors } from './contributors/list-contributors.ts'
import { removeContributor } from './contributors/remove-contributor.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { declineInvitation } from './invitations/decline-invitation.ts'
import { invite } from './invitations/invite.ts'
import { offerSite } from './invitations/offer-site.ts'
import { resendInvitation } from './invitations/resend-invitation.ts'
import { revokeInvitation } from './invitations/revoke-invitation.ts'
import { seeInvitation } from './invitations/see-invitation.ts'
import { withdrawOffer } from './invitations/withdraw-offer.ts'
import { changeRole } from './roles/change-role.ts'
import { createRole } from './roles/create-role.ts'
import { endViewAs } from './roles/end-view-as.ts'
import { listRoles } from './roles/list-roles.ts'
import { removeRole } from './roles/remove-role.ts'
import { viewAs } from './roles/view-as.ts'
import { changeAddress } from './site/change-address.ts'
import { changeSettings } from './site/change-settings.ts'
import { checkSiteName } from './site/check-site-name.ts'
import { convertSite } from './site/convert-site.ts'
import { createSite } from './site/create-site.ts'
import { duplicateSite } from './site/duplicate-site.ts'
import { getSite } from './site/get-site.ts'
import { listSites } from './site/list-sites.ts'
import { readPageContext } from './site/read-page-context.ts'
import { removeSite } from './site/remove-site.ts'
import { renewPreviewKey } from './site/renew-preview-key.ts'
import { restoreSite } from './site/restore-site.ts'
import { setVisitorPassword } from './site/set-visitor-password.ts'
import { listSignIns } from './sign-ins/list-sign-ins.ts'
import { readTimeline } from './timeline/read-timeline.ts'

export const routes: readonly Route[] = [
  route(calls.listSites, listSites),
  route(calls.createSite, createSite),
  route(calls.checkSiteName, checkSiteName),
  route(calls.duplicateSite, duplicateSite),
  route(calls.getSite, getSite),
  route(calls.readPageContext, readPageContext),
  route(calls.changeSettings, changeSettings),
  route(calls.changeAddress, changeAddress),
  steps(calls.setVisitorPassword, setVisitorPassword),
  route(calls.renewPreviewKey, renewPreviewKey),
  route(calls.convertSite, convertSite),
  route(calls.removeSite, removeSite),
  route(calls.restoreSite, restoreSite),
  route(calls.listContributors, listContributors),
  route(calls.changeContributor, changeContributor),
  route(calls.removeContributor, removeContributor),
  route(calls.leaveSite, leaveSite),
  route(calls.invite, invite),
  route(calls.resendInvitation, resendInvitation),
  route(calls.revokeInvitation, revokeInvitation),
  route(calls.seeInvitation, seeInvitation),
  route(calls.acceptInvitation, acceptInvitation),
  route(calls.declineInvitation, declineInvitation),
  route(calls.offerSite, offerSite),
  route(calls.withdrawOffer, withdrawOffer),
  route(calls.listRoles, listRoles),
  route(calls.createRole, createRole),
  route(calls.changeRole, changeRole),
  route(calls.removeRole, removeRole),
  route(calls.viewAs, viewAs),
  route(calls.endViewAs, endViewAs),
  route(calls.listSignIns, listSignIns),
  route(calls.readTimeline, readTimeline),
]
