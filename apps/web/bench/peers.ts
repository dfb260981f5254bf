import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the bench keeps what only measurements need; the product never sees it. */
export const peers = fileURLToPath(new URL('../node_modules/.bench-peers', import.meta.url))

/** Where a package of the bench lies. */
export const peer = (name: string): string => join(peers, 'node_modules', name)

/** Packages by their exact version. CoreUI's free template is the best-known sign-in page of the peers. */
const packages = {
  lighthouse: '13.5.0',
  '@coreui/coreui': '5.9.0',
  '@coreui/icons': '3.1.0',
  '@coreui/icons-react': '2.3.0',
  '@coreui/react': '5.13.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
}

/** Installs what the measurements stand beside, once; false when the registry cannot be reached. */
export const installPeers = (): boolean => {
  const list = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const mark = join(peers, `${list.join('+').replaceAll(/[^\w.@+-]/g, '_')}.installed`)
  if (existsSync(mark)) return true
  mkdirSync(peers, { recursive: true })
  writeFileSync(join(peers, 'package.json'), '{ "private": true }')
  try {
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--no-package-lock']
    execFileSync('npm', ['install', ...flags, ...list], {
      cwd: peers,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
  } catch {
    return false
  }
  writeFileSync(mark, '')
  return true
}
