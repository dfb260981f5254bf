import { expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { loadModules } from '../../src/platform/module-registry.ts'
import { runtimeConfigOf } from '../../src/platform/web/runtime-config.ts'

const SECRET = 'kept-to-the-server-and-never-told'

// Everybody reads it, before they sign in.
it('what pages are told of the configuration holds none of its secrets', async () => {
  const config = readConfig({
    DATABASE_URL: `postgres://${SECRET}@db.example/cabinet`,
    TOKEN_SECRET: SECRET,
    SECRETS_KEY: SECRET,
    REGISTRY_TOKEN: SECRET,
    SMTP_URL: `smtp://user:${SECRET}@mail.example`,
    SMS_URL: `https://sms.example/${SECRET}`,
    SMS_TOKEN: SECRET,
    S3_URL: 'https://s3.example',
    S3_BUCKET: SECRET,
    S3_ACCESS_KEY: SECRET,
    S3_SECRET_KEY: SECRET,
    CAPTCHA_YANDEX_SITE_KEY: 'site-key',
    CAPTCHA_YANDEX_SERVER_KEY: SECRET,
  })
  const { all } = await loadModules()
  const services = all.flatMap(({ connectedService }) => connectedService ?? [])
  const reported = runtimeConfigOf(config, null, services)
  expect(reported).toMatchObject({ captchaSiteKey: 'site-key', demo: null })
  expect(JSON.stringify(reported)).not.toContain(SECRET)
})
