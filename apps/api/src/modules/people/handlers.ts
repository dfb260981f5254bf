import * as colleague from '@cabinet/contract/people/colleagues'
import * as journal from '@cabinet/contract/people/journal'
import * as profile from '@cabinet/contract/people/profile'
import * as push from '@cabinet/contract/people/push'
import * as role from '@cabinet/contract/people/roles'
import * as staff from '@cabinet/contract/staff'
import * as session from '@cabinet/contract/auth/sessions'
import * as user from '@cabinet/contract/people/user'
import { handlers, inSteps } from '../../platform/handlers.ts'
import { askModules, modulesOf } from '../../platform/areas.ts'
import { attentionOf } from '../../platform/attention.ts'
import { searchRecords } from '../../platform/search.ts'
import { colleagueJournal } from './journal/colleague-acts.ts'
import { exportJournal } from './journal/excel.ts'
import { findLines } from './journal/service.ts'
import { exportColleagues } from './colleague-excel.ts'
import { findColleagues, getColleague, sumColleagues } from './colleague-list.ts'
import {
  blockPerson,
  confirmPerson,
  rejectPerson,
  removePerson,
  unblockPerson,
  updatePerson,
  proveConfirmation,
  proveUpdate,
} from './colleague-service.ts'
import { createColleague, inviteColleague, prepareColleague, prepareInvitation } from './newcomer-service.ts'
import { proveTransfer, transferOwnership } from './ownership-service.ts'
import { sendCodeToContact, updateProfile } from './profile-change.ts'
import { currentUser } from './profile-service.ts'
import { pushStatus, subscribeBrowser, unsubscribeBrowser } from './push-service.ts'
import { showUnsubscribeLink, unsubscribeReader } from './news-agreement.ts'
import { createRole, deleteRole, findRoles, getRole } from './role-service.ts'
import { endAllSessions, endOneSession, endOtherSessions, listSessions } from './session-service.ts'
import { createStaff, deleteStaff, findJournal, findStaffPeople, prepareStaff } from './staff/service.ts'
import { remindOwner } from './waiting-service.ts'

const userHandlers = handlers(user, {
  current: (context) => currentUser(context.platform, context.user, context.language),
  remindOwner: (context) => remindOwner(context),
  attention: (context) => attentionOf(context),
  figures: (context) => askModules(context, modulesOf(context), ({ figures }) => figures?.(context)),
  search: (context) => searchRecords(context, context.body.text),
})

const profileHandlers = handlers(profile, {
  updateSelf: (context) => updateProfile(context),
  sendContactCode: (context) => sendCodeToContact(context),
  unsubscribePage: (context) => showUnsubscribeLink(context),
  unsubscribe: (context) => unsubscribeReader(context),
})

const colleagueHandlers = handlers(
  colleague,
  {
    find: (context) => findColleagues(context),
    summary: (context) => sumColleagues(context),
    excel: (context) => exportColleagues(context),
    get: (context) => getColleague(context),
    create: inSteps(
      (context) => prepareColleague(context),
      (context, passwordHash) => createColleague(context, passwordHash),
    ),
    invite: inSteps(
      (context) => prepareInvitation(context),
      (context) => inviteColleague(context),
    ),
    update: inSteps(
      (context) => proveUpdate(context),
      (context) => updatePerson(context),
    ),
    remove: (context) => removePerson(context),
    confirm: inSteps(
      (context) => proveConfirmation(context),
      (context) => confirmPerson(context),
    ),
    reject: (context) => rejectPerson(context),
    block: (context) => blockPerson(context),
    unblock: (context) => unblockPerson(context),
    transferOwnership: inSteps(
      (context) => proveTransfer(context),
      (context) => transferOwnership(context),
    ),
  },
  colleagueJournal,
)

const journalHandlers = handlers(journal, {
  find: (context) => findLines(context),
  excel: (context) => exportJournal(context),
})

const sessionHandlers = handlers(session, {
  list: (context) => listSessions(context.platform, context.user),
  endAll: (context) => endAllSessions(context.platform, context.user),
  endOthers: (context) => endOtherSessions(context.platform, context.user),
  endOne: (context) => endOneSession(context.platform, context.user, context.params.id),
})

const pushHandlers = handlers(push, {
  status: (context) => pushStatus(context.platform, context.user),
  subscribe: (context) => subscribeBrowser(context.platform, context.user, context.body),
  unsubscribe: (context) => unsubscribeBrowser(context.platform, context.user),
})

const roleHandlers = handlers(role, {
  find: (context) => findRoles(context),
  get: (context) => getRole(context),
  create: (context) => createRole(context),
  remove: (context) => deleteRole(context),
})

const staffHandlers = handlers(staff, {
  find: (context) => findStaffPeople(context),
  create: inSteps(
    (context) => prepareStaff(context),
    (context, password) => createStaff(context, password),
  ),
  remove: (context) => deleteStaff(context, context.params.id),
  findActions: (context) => findJournal(context),
})

export const peopleHandlers = [
  ...userHandlers,
  ...profileHandlers,
  ...colleagueHandlers,
  ...sessionHandlers,
  ...journalHandlers,
  ...pushHandlers,
  ...roleHandlers,
  ...staffHandlers,
]
