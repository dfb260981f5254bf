import type { Config } from '../../config.ts'
import type { Faults } from '../../faults.ts'
import type { Clock } from '../../kernel/clock.ts'
import { createHttpRegistry } from './http.ts'
import { createLocalRegistry } from './local.ts'
import { type Registry, RegistryUnavailable } from './registry.ts'

/** The registry that the configuration names: a service by its token, otherwise the data of this server. */
export const connectRegistry = (
  { registry: { url, token } }: Pick<Config, 'registry'>,
  clock: Clock,
  faults: Faults,
  timeoutMs?: number,
): Registry => {
  const registry =
    token === null ? createLocalRegistry(clock.now) : createHttpRegistry({ url, token, now: clock.now, timeoutMs })
  return {
    async findByItn(itn) {
      if (faults.isOn('registryFails')) throw new RegistryUnavailable('switched off')
      return registry.findByItn(itn)
    },
  }
}
