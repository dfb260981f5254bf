import * as dev from '@cabinet/contract/dev'
import { handlers } from '@cabinet/api/platform/handlers'
import { reseed } from '../../seed.ts'
import { exportMessages, exportPeople } from './excel.ts'
import { emailOf, emailPageOf, emailsOf, mailboxOf, messageOf } from './mailbox-service.ts'
import { clockOf, jobsOf, moveClock, overviewOf, runJobNow, setModule, switchesOf } from './panel-service.ts'
import { peopleOf, signInAs } from './people-service.ts'
import { pushTo, statesOf } from './state-service.ts'

export const devHandlers = handlers(dev, {
  overview: (context) => overviewOf(context.platform),
  listFaults: async (context) => ({ faults: context.faults.list() }),
  setFault: async (context) => {
    context.faults.set(context.params.name, context.body.isOn)
    return { faults: context.faults.list() }
  },
  listModules: async (context) => switchesOf(context.platform),
  setModule: (context) => setModule(context.platform, context.params.name, context.body.isOn),
  clock: async (context) => clockOf(context.platform),
  shiftClock: (context) => moveClock(context.platform, context.body.minutes),
  listJobs: (context) => jobsOf(context.platform, context.language),
  runJob: (context) => runJobNow(context.platform, context.params.id),
  mailbox: (context) => mailboxOf(context.platform, context.body),
  mailboxExcel: (context) => exportMessages(context),
  message: (context) => messageOf(context.platform, context.params),
  emailPage: (context) => emailPageOf(context.platform, context.query.key),
  listEmails: async (context) => emailsOf(context.platform, context.language),
  email: async (context) => emailOf(context.platform, context.params.id, context.query.language),
  listStates: (context) => statesOf(context, context.query.search),
  pushState: (context) => pushTo(context, context.params.kind, context.params.id, context.body.next),
  listPeople: (context) => peopleOf(context.platform, context.body, context.language),
  peopleExcel: (context) => exportPeople(context),
  signInAs: (context) => signInAs(context.platform, context.params.id, context.request),
  reset: async (context) => {
    context.faults.clear()
    context.clock.setShiftMinutes(0)
    context.modules.switchOff([])
    await reseed(context.platform)
  },
})
