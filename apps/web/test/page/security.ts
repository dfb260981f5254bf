import { find, newDevices, type NewDevice, type SignIn } from '@cabinet/contract/auth/sign-ins'
import { get as getViews } from '@cabinet/contract/people/views'
import { pageOf } from './ids.ts'
import type { fakeServer } from './open-page.tsx'

/** What the section «Безопасность» reads beside the second factor and the sessions: sign-ins and new devices. */
export const answerSignIns = (
  server: ReturnType<typeof fakeServer>,
  { signIns = [], devices = [] }: { readonly signIns?: readonly SignIn[]; readonly devices?: NewDevice[] } = {},
): void => {
  server.answer(find, pageOf(signIns))
  server.answer(newDevices, { devices })
  server.answer(getViews, { views: [] })
}
