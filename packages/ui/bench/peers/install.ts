// The libraries of others, installed for the measurement alone into a folder that belongs to nobody: neither the lock
// file nor the applications know them.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What is measured beside, at the versions whose names stand in what is printed. */
const versions = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@gravity-ui/uikit': '7.51.1',
  '@mantine/core': '9.8.1',
  '@mantine/hooks': '9.8.1',
  '@mui/material': '9.5.0',
  '@tanstack/react-table': '9.3.1',
  '@tanstack/react-virtual': '3.14.26',
  'ag-grid-community': '36.2.0',
  'ag-grid-react': '36.2.0',
  antd: '6.6.8',
} as const

const folder = fileURLToPath(new URL('../../node_modules/.bench-peers', import.meta.url))

/**
 * Installs them once.
 *
 * @returns whether they are there; without a registry the bench goes on alone
 */
export const installPeers = (): boolean => {
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: versions })
  const file = `${folder}/package.json`
  const stamp = `${folder}/installed.json`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return true
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, manifest)
  const parameters = [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--loglevel=error',
  ]
  try {
    execFileSync('npm', parameters, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch {
    return false
  }
  writeFileSync(stamp, manifest)
  return true
}

/**
 * Lets a build find the peers: what a file of this folder imports is looked for where they are installed, and the page
 * takes what draws them in the place of `none.tsx`. Without peers it changes nothing.
 */
export const peersPlugin = (isInstalled: boolean, page?: string): Plugin => ({
  name: 'peers',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!isInstalled) return null
    if (page !== undefined && id.endsWith('/peers/none.tsx')) return fileURLToPath(new URL(page, import.meta.url))
    if (!Object.keys(versions).some((name) => id === name || id.startsWith(`${name}/`))) return null
    // Ours asks for its own copy of what both have.
    const isPeer = importer === undefined || importer.includes('/bench/peers/') || importer.startsWith('\0')
    return isPeer ? this.resolve(id, `${folder}/index.js`, { skipSelf: true }) : null
  },
})
