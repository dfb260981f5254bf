import type { Platform } from '../../../platform/context.ts'

/** Opens the simulated courier of the demo while the server listens. */
export const playCourier = (platform: Platform): (() => Promise<void>) => {
  const opening = platform.openCourier?.()
  opening?.then(
    ({ address }) => platform.log.info({ address }, 'the simulated courier listens'),
    (error: unknown) => platform.log.warn({ err: error }, 'the simulated courier does not listen'),
  )
  return async () => {
    const listening = await opening?.catch(() => undefined)
    await listening?.close()
  }
}
