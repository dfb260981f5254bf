import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createApplication } from '../../src/application.ts'
import { cheapPasswords, testConfig } from './settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated and seeded embedded database, to be copied. */
    templateFolder: string
    /** The server of TEST_DATABASE_URL and a database on it to be copied; null without a server. */
    server: { readonly url: string; readonly template: string } | null
  }
}

const fill = async (variables: Readonly<Record<string, string>>): Promise<void> => {
  const { stop } = await createApplication(testConfig(variables), { passwords: cheapPasswords() })
  await stop()
}

const withDatabase = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

const runOnServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes one migrated and seeded database of each kind; every test file works on copies of its own. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const url = process.env['TEST_DATABASE_URL']
  if (!url && process.env['CI']) throw new Error('CI must run the tests on PostgreSQL: set TEST_DATABASE_URL')
  const folder = await mkdtemp(join(tmpdir(), 'cabinet-template-'))
  const template = `cabinet_template_${process.pid}`
  await fill({ DATA_DIR: folder })
  if (url) {
    await runOnServer(url, `create database ${template}`)
    await fill({ DATA_DIR: folder, DATABASE_URL: withDatabase(url, template) })
  }
  provide('templateFolder', folder)
  provide('server', url ? { url, template } : null)
  return async () => {
    await rm(folder, { recursive: true, force: true })
    if (url) await runOnServer(url, `drop database ${template}`)
  }
}
