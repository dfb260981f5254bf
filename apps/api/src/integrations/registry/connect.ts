import type { Config } from '../../config.ts'
import type { Faults } from '../../faults.ts'
import type { Clock } from '../../kernel/clock.ts'
import { createHttpRegistry } from './http.ts'
import { type Registry, RegistryUnavailable } from './registry.ts'

/** Real people must never meet fictional companies: without a token there is nobody to ask. */
const noRegistry: Registry = {
  async findByItn() {
    throw new RegistryUnavailable('REGISTRY_TOKEN is not set', { isConnected: false })
  },
}

/** What others bring in place of the service. */
interface RegistryParts {
  readonly timeoutMs?: number | undefined
  /** Answers while the configuration has no token. */
  readonly local?: Registry | undefined
}

/** The registry that the configuration names by its token; without one, what answers in its place. */
export const connectRegistry = (
  { registry: { url, token } }: Pick<Config, 'registry'>,
  clock: Clock,
  faults: Faults,
  { timeoutMs, local = noRegistry }: RegistryParts,
): Registry => {
  const registry = token === null ? local : createHttpRegistry({ url, token, now: clock.now, timeoutMs })
  return {
    async findByItn(itn) {
      if (faults.isOn('registryFails')) throw new RegistryUnavailable('switched off')
      return registry.findByItn(itn)
    },
  }
}
