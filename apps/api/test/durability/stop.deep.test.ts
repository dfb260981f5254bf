import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@cabinet/contract/auth'
import { upload } from '@cabinet/contract/file'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { newId } from '../../src/kernel/ids.ts'
import { DEMO_PASSWORD, usernameOf } from '@cabinet/demo/people'
import { beginnings, openBadServer } from '../support/bad-servers.ts'
import { objectAccess } from '../support/object-server.ts'
import { addressOf, run } from '../support/run.ts'
import { fileOf } from '../support/sample-files.ts'

/** Keys of the template that the data are copied from. */
const KEYS = { TOKEN_SECRET: 't'.repeat(40), SECRETS_KEY: 's'.repeat(40) }

/** A service of others that holds every call: by HTTP it says nothing, a mail server never comes to the end. */
const holding = async (kind: keyof typeof beginnings) => {
  const server = await openBadServer(kind === 'http' ? 'silent' : 'tricklingBody', beginnings[kind])
  onTestFinished(() => server.close())
  return server
}

it('ends with 0 when it is told to, though storage and mail server hold its calls', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cabinet-stop-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  cpSync(inject('templateFolder'), folder, { recursive: true })
  const [courier, storage, mail] = [await holding('http'), await holding('http'), await holding('smtp')]

  // Orders are due, and letters and a code wait.
  const database = await openDatabase({ kind: 'embedded', folder: join(folder, 'database') })
  await sql`insert into job (id, due_at, attempts) values ('sender.orders', now() - interval '1 hour', 0)
    on conflict (id) do update set due_at = excluded.due_at`.execute(database.query)
  await sql`update sender_sync set due_at = now() - interval '1 hour'`.execute(database.query)
  for (const priority of [0, 1]) {
    await sql`insert into email (id, organization_id, recipient, subject, body, html, language, created_at,
      next_attempt_at, attempts, priority) values (${newId()}, null, 'a@b.example', 'x', 'x', 'x', 'ru', now(),
      now() - interval '1 minute', 0, ${sql.lit(priority)})`.execute(database.query)
  }
  await database.close()

  const server = run('main.ts', [], {
    ...KEYS,
    DATA_DIR: folder,
    CDEK_URL: `http://127.0.0.1:${courier.port}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    S3_URL: `http://127.0.0.1:${storage.port}`,
    S3_BUCKET: objectAccess.bucket,
    S3_ACCESS_KEY: objectAccess.accessKey,
    S3_SECRET_KEY: objectAccess.secretKey,
  })
  onTestFinished(() => void server.process.kill('SIGKILL'))
  const address = await addressOf(server)
  const signedIn = await fetch(`${address}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: usernameOf('P1'), password: DEMO_PASSWORD }),
  })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const form = new FormData()
  form.append('purpose', 'SUPPORT_MESSAGE')
  form.append('file', fileOf('act.pdf'))
  const uploading = fetch(`${address}/api${upload.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  }).catch((error: unknown) => error)
  await expect.poll(() => [storage.open() > 0, mail.open() > 0], { timeout: 60_000 }).toEqual([true, true])
  server.process.kill('SIGTERM')
  // A process that takes longer than its grace ends itself with 1.
  expect([await server.ended, server.output()]).toEqual([0, expect.any(String)])
  await uploading
})
