import * as colleague from '@cabinet/contract/colleague'
import * as profile from '@cabinet/contract/profile'
import * as role from '@cabinet/contract/role'
import * as session from '@cabinet/contract/session'
import * as user from '@cabinet/contract/user'
import { handlers } from '../../../platform/handlers.ts'
import { attentionOf } from '../platform-service.ts'
import { findColleagues, getColleague } from './colleague-list.ts'
import {
  blockPerson,
  confirmPerson,
  rejectPerson,
  removePerson,
  unblockPerson,
  updatePerson,
} from './colleague-service.ts'
import { createColleague, inviteColleague } from './newcomer-service.ts'
import { transferOwnership } from './ownership-service.ts'
import { sendCodeToContact, updateProfile } from './profile-change.ts'
import { currentUser } from './profile-service.ts'
import { createRole, deleteRole, findRoles, getRole } from './role-service.ts'
import { endAllSessions, endOneSession, listSessions } from './session-service.ts'
import { remindOwner } from './waiting-service.ts'

const userHandlers = handlers(user, {
  current: ({ platform, user, language }) => currentUser(platform, user, language),
  remindOwner: (inquiry) => remindOwner(inquiry),
  attention: async (inquiry) => ({ items: await attentionOf(inquiry) }),
})

const profileHandlers = handlers(profile, {
  updateSelf: (asking) => updateProfile(asking),
  sendContactCode: (asking) => sendCodeToContact(asking),
})

const colleagueHandlers = handlers(colleague, {
  find: (inquiry) => findColleagues(inquiry),
  get: (inquiry) => getColleague(inquiry),
  create: (inquiry) => createColleague(inquiry),
  invite: (inquiry) => inviteColleague(inquiry),
  update: (inquiry) => updatePerson(inquiry),
  remove: (inquiry) => removePerson(inquiry),
  confirm: (inquiry) => confirmPerson(inquiry),
  reject: (inquiry) => rejectPerson(inquiry),
  block: (inquiry) => blockPerson(inquiry),
  unblock: (inquiry) => unblockPerson(inquiry),
  transferOwnership: (inquiry) => transferOwnership(inquiry),
})

const sessionHandlers = handlers(session, {
  list: ({ platform, user }) => listSessions(platform, user),
  endAll: ({ platform, user }) => endAllSessions(platform, user),
  endOne: ({ platform, user, params }) => endOneSession(platform, user, params.id),
})

const roleHandlers = handlers(role, {
  find: (inquiry) => findRoles(inquiry),
  get: (inquiry) => getRole(inquiry),
  create: (inquiry) => createRole(inquiry),
  remove: (inquiry) => deleteRole(inquiry),
})

export const peopleHandlers = [
  ...userHandlers,
  ...profileHandlers,
  ...colleagueHandlers,
  ...sessionHandlers,
  ...roleHandlers,
]
