import type { RuntimeConfig } from '@cabinet/contract/config'

let config: RuntimeConfig | undefined

/** The configuration of this installation. Read before the first render, so it is always there. */
export const runtimeConfig = (): RuntimeConfig => {
  if (!config) throw new Error('The runtime configuration is read before anything renders')
  return config
}

export const setRuntimeConfig = (value: RuntimeConfig): void => {
  config = value
}

/**
 * The server that serves the page writes the configuration into it. Served from elsewhere, the page asks for
 * `/config.json`. That answer comes from outside of our build, so it is checked by the schema; the schema is loaded
 * only then.
 */
export const readRuntimeConfig = async (): Promise<RuntimeConfig> => {
  const embedded = document.getElementById('cabinet-config')?.textContent
  if (embedded) return JSON.parse(embedded) as RuntimeConfig
  const [{ RuntimeConfig: Schema }, response] = await Promise.all([
    import('@cabinet/contract/config'),
    fetch('/config.json', { cache: 'no-cache' }),
  ])
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return Schema.parse(await response.json())
}
