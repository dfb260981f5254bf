import * as dev from '@cabinet/contract/dev'
import { handlers } from '../../platform/handlers.ts'
import { emailOf, emailPageOf, emailsOf, mailboxOf, messageOf } from './mailbox-service.ts'
import { clockOf, jobsOf, moveClock, overviewOf, runJobNow, setModule, switchesOf } from './panel-service.ts'
import { peopleOf, signInAs } from './people-service.ts'
import { pushTo, statesOf } from './state-service.ts'

export const devHandlers = handlers(dev, {
  overview: ({ platform }) => overviewOf(platform),
  listFaults: async ({ faults }) => ({ faults: faults.list() }),
  setFault: async ({ faults, params, body }) => {
    faults.set(params.name, body.isOn)
    return { faults: faults.list() }
  },
  listModules: async ({ platform }) => switchesOf(platform),
  setModule: ({ platform, params, body }) => setModule(platform, params.name, body.isOn),
  clock: async ({ platform }) => clockOf(platform),
  shiftClock: ({ platform, body }) => moveClock(platform, body.minutes),
  listJobs: ({ platform, language }) => jobsOf(platform, language),
  runJob: ({ platform, params }) => runJobNow(platform, params.id),
  mailbox: ({ platform, body }) => mailboxOf(platform, body),
  message: ({ platform, params }) => messageOf(platform, params),
  emailPage: ({ platform, query }) => emailPageOf(platform, query.key),
  listEmails: async ({ platform, language }) => emailsOf(platform, language),
  email: async ({ platform, params, query }) => emailOf(platform, params.id, query.language),
  listStates: (context) => statesOf(context, context.query.search),
  pushState: (context) => pushTo(context, context.params.kind, context.params.id, context.body.next),
  listPeople: ({ platform, body, language }) => peopleOf(platform, body, language),
  signInAs: ({ platform, params, request }) => signInAs(platform, params.id, request),
  reset: async ({ faults, clock, modules, reseed }) => {
    faults.clear()
    clock.setShiftMinutes(0)
    modules.switchOff([])
    await reseed()
  },
})
