import * as dev from '@cabinet/contract/dev'
import { handlers } from '../../platform/handlers.ts'
import { letterOf, letterPageOf, lettersOf, mailboxOf, messageOf } from './mailbox-service.ts'
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
  mailbox: ({ platform, query }) => mailboxOf(platform, query),
  message: ({ platform, params }) => messageOf(platform, params),
  letterPage: ({ platform, query }) => letterPageOf(platform, query.key),
  listLetters: async ({ platform, language }) => lettersOf(platform, language),
  letter: async ({ platform, params, query }) => letterOf(platform, params.id, query.language),
  listStates: (inquiry) => statesOf(inquiry, inquiry.query.search),
  pushState: (inquiry) => pushTo(inquiry, inquiry.params.kind, inquiry.params.id, inquiry.body.next),
  listPeople: ({ platform, query, language }) => peopleOf(platform, query.search, language),
  signInAs: ({ platform, params, request }) => signInAs(platform, params.id, request),
  reset: async ({ faults, clock, modules, reseed }) => {
    faults.clear()
    clock.setShiftMinutes(0)
    modules.switchOff([])
    await reseed()
  },
})
