import type { Config } from '../config.ts'
import type { DemoAccess } from './web/runtime-config.ts'

/** Addresses of this machine by the name that people type. */
const byName = (address: string): string => address.replace(/(?<=\/\/)(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, 'localhost')

/** What the person at the terminal reads when the server is ready: where it is and who can sign in. */
export const greeting = (config: Config, listening: string, demo: DemoAccess | null): string => {
  const address = byName(listening)
  const lines = ['', `  ${config.brandName}: ${address}`, `  API: ${address}/api/docs`]
  if (demo) {
    lines.push('', `  Demo people, password ${demo.password}`)
    for (const { username, name, title } of demo.people) lines.push(`  ${username}  ${name} — ${title.ru}`)
  }
  return `${lines.join('\n')}\n\n`
}
