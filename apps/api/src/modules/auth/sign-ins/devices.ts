import { pages } from '@cabinet/contract/pages'
import type { Device } from '@cabinet/contract/auth/sessions'
import type { NewDevice } from '@cabinet/contract/auth/sign-ins'
import { deviceOf } from '../../../kernel/device.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import type { ApiModule } from '../../../platform/module.ts'
import type { KnownDeviceTable } from '../tables.ts'
import * as store from './store.ts'

type Asking = Pick<CallContext, 'platform' | 'user'>

const viewOf = ({
  device_kind: kind,
  browser,
  system,
}: Pick<KnownDeviceTable, 'device_kind' | 'browser' | 'system'>) => ({
  kind,
  browser,
  system,
})

/** Whether a person would call both one device: versions change, the browser and its system do not. */
export const isSameDevice = (
  known: Pick<KnownDeviceTable, 'device_kind' | 'browser' | 'system'>,
  { kind, browser, system }: Device,
): boolean => known.device_kind === kind && known.browser === browser && known.system === system

/** New devices but the one that asks: a stranger must not say of theirs that it is known. */
const findNew = async ({ platform: { database }, user }: Asking) => {
  const [devices, userAgent] = await Promise.all([
    store.findDevices(database, user.id),
    store.findUserAgent(database, user.sessionId),
  ])
  const own = deviceOf(userAgent)
  return devices.filter((device) => device.recognized_at === null && !isSameDevice(device, own))
}

/** Devices that have signed in for the first time, until the person has said that they are theirs. */
export const listNewDevices = async (context: Asking): Promise<{ devices: NewDevice[] }> => ({
  devices: (await findNew(context)).map((row) => ({
    id: row.id,
    device: viewOf(row),
    network: row.network,
    firstDateTime: row.first_at,
  })),
})

/** @throws HttpError 404 for a device that is not new, not the person’s, or the one that asks */
export const recognizeNewDevice = async (
  context: Asking & { readonly params: { readonly id: string } },
): Promise<void> => {
  const { platform, params } = context
  if (!(await findNew(context)).some(({ id }) => id === params.id)) throw errors.notFound()
  await store.recognizeDevice(platform.database, params.id, platform.clock.real().toISOString())
}

/** New devices wait for a word of the person. */
export const newDevicesWait: NonNullable<ApiModule['attention']> = async (context) => {
  const devices = await findNew(context)
  const oldest = devices.at(-1)
  if (!oldest) return []
  const path = pages.profile({}, { tab: 'security' })
  return [{ kind: 'NEW_DEVICE', count: devices.length, path, details: {}, since: oldest.first_at }]
}
