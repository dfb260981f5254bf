import * as signIn from '@cabinet/contract/auth/sign-ins'
import { handlers } from '../../../platform/handlers.ts'
import { listNewDevices, recognizeNewDevice } from './devices.ts'
import { exportOwnSignIns, findOwnSignIns } from './list.ts'

export const signInHandlers = handlers(
  signIn,
  {
    find: (context) => findOwnSignIns(context),
    excel: (context) => exportOwnSignIns(context),
    newDevices: (context) => listNewDevices(context),
    recognize: (context) => recognizeNewDevice(context),
  },
  {
    // What is the person's own is not the organization's to know.
    excel: () => null,
  },
)
