import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { address, databaseAddress, flag, networks, oneOf, path, secret, text, web, whole } from './config-values.ts'
import { ConfigurationError } from './configuration-error.ts'
import { passkeyAddressesOf, passkeyVariables } from './config-passkeys.ts'
import { strangerVariables } from './config-strangers.ts'
import type { Message } from './kernel/language.ts'

/** Where the data lives: a folder for the embedded database or the address of a server. */
export type DatabaseLocation =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** Names of the connected services until an installation gives others. */
const MARKETPLACE: Message = { ru: 'Маркетплейс', en: 'Marketplace' }
const COURIER: Message = { ru: 'СДЭК', en: 'CDEK' }

/** Addresses that only this machine reaches. */
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

interface Variable<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema
  /** Null: the variable may stay absent. */
  readonly fallback: string | null
  readonly meaning: string
}

/** Every variable of the environment that the server reads; `.env.example` is written from this table. */
const variables = {
  PORT: {
    schema: whole(0, 65_535),
    fallback: '3000',
    meaning: 'Port of the web application and the API; 0 takes a free one.',
  },
  HOST: {
    schema: text,
    fallback: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 opens the server to the network.',
  },
  PUBLIC_URL: {
    schema: web,
    fallback: null,
    meaning: 'Address at which people open the cabinet and the courier tells of orders. Links without it: HOST, PORT.',
  },
  ...passkeyVariables,
  TLS_CERT_FILE: {
    schema: path,
    fallback: null,
    meaning:
      'Certificate with its chain (PEM), from the top of the repository. With it the server speaks HTTPS, by HTTP/2 and HTTP/1.1; it is read at the start. Absent: HTTP, for this machine or a proxy in front.',
  },
  TLS_KEY_FILE: {
    schema: path,
    fallback: null,
    meaning: 'Private key of the certificate (PEM), from the top of the repository.',
  },
  TRUST_PROXY: {
    schema: networks,
    fallback: null,
    meaning:
      'Networks of the proxies in front of the server that may name the address of a visitor, separated by commas: 10.0.0.0/8, 127.0.0.1. Absent: nobody may.',
  },
  DATA_DIR: {
    schema: path,
    fallback: '.data',
    meaning:
      'Folder of the embedded database, contents of files and generated secrets, from the top of the repository.',
  },
  DATABASE_URL: {
    schema: databaseAddress,
    fallback: null,
    meaning:
      'PostgreSQL to use instead of the embedded database, with UTF-8 and an LC_CTYPE that knows Russian letters, such as C.UTF-8. Signs such as # / ? @ % in its password are percent-encoded: %23 for #.',
  },
  DEMO_MODE: {
    schema: flag,
    fallback: null,
    meaning:
      'Demo people and data, simulated courier, developer panel; needs the workspace apps/demo. Default: true with the embedded database on a HOST that only this machine reaches, false otherwise.',
  },
  DEMO_ROWS: {
    schema: whole(0, 1_000_000),
    fallback: '0',
    meaning:
      'Further orders, supplies and financing objects in the demo, to see how large registers behave: 100000, for example. Above a thousand, whole thousands.',
  },
  WEB_ROOT: {
    schema: path,
    fallback: 'apps/web/dist',
    meaning: 'Folder of the built web application, from the top of the repository.',
  },
  LOG_LEVEL: {
    schema: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    fallback: 'info',
    meaning: 'How much the log tells.',
  },
  METRICS_PORT: {
    schema: whole(0, 65_535),
    fallback: null,
    meaning:
      'Port of /metrics for Prometheus, on HOST, apart from the public one; 0 takes a free one and tells it in the log. Absent: no metrics.',
  },
  TOKEN_SECRET: {
    schema: secret,
    fallback: null,
    meaning:
      'Key that signs tokens, 32 characters or more. Generated into DATA_DIR with the embedded database, required with DATABASE_URL.',
  },
  SECRETS_KEY: {
    schema: secret,
    fallback: null,
    meaning:
      'Key that encrypts stored secrets, and from which the key of notifications in browsers is computed; 32 characters or more. Generated and required like TOKEN_SECRET; losing it loses the secrets, and notifications are switched on anew.',
  },
  ACCESS_TOKEN_TTL: { schema: whole(5, 86_400), fallback: '600', meaning: 'Life of an access token, seconds.' },
  REFRESH_TOKEN_TTL: {
    schema: whole(60, 31_536_000),
    fallback: '604800',
    meaning: 'How long an unused session lives, seconds.',
  },
  BRAND_NAME: { schema: text, fallback: 'Тихая гавань', meaning: 'Name of the product on the screen and in emails.' },
  MARKETPLACE_NAME: { schema: text, fallback: MARKETPLACE.ru, meaning: 'Name of the marketplace on the screen.' },
  MARKETPLACE_NAME_EN: {
    schema: text,
    fallback: null,
    meaning: 'The same for people who read English; MARKETPLACE_NAME when absent.',
  },
  COURIER_NAME: { schema: text, fallback: COURIER.ru, meaning: 'Name of the courier service on the screen.' },
  COURIER_NAME_EN: {
    schema: text,
    fallback: null,
    meaning: 'The same for people who read English; COURIER_NAME when absent.',
  },
  SUPPORT_PHONE: { schema: text, fallback: '+7 (000) 000-00-00', meaning: 'Telephone of the support.' },
  SUPPORT_EMAIL: { schema: text, fallback: 'support@platform.example', meaning: 'E-mail of the support.' },
  OPERATOR_NAME: {
    schema: text,
    fallback: 'ООО «Платформа «Тихая гавань»',
    meaning: 'Company that runs the cabinet, as the legal texts name it.',
  },
  OPERATOR_ITN: { schema: text, fallback: '7799001016', meaning: 'Taxpayer number of that company.' },
  OPERATOR_KPP: { schema: text, fallback: '779901001', meaning: 'Tax registration reason code of that company.' },
  OPERATOR_OGRN: { schema: text, fallback: '1217799001012', meaning: 'Registration number of that company.' },
  OPERATOR_ADDRESS: {
    schema: text,
    fallback: '119999, г. Москва, ул. Портовая, д. 1',
    meaning: 'Address of that company.',
  },
  INSURER_NAME: {
    schema: text,
    fallback: 'АО «СК «Тихий берег»',
    meaning: 'Insurance company to which premiums for orders are paid. Who decides claims, platform staff choose.',
  },
  INSURER_ITN: { schema: text, fallback: '7799002027', meaning: 'Taxpayer number of that company.' },
  INSURER_KPP: { schema: text, fallback: '779901001', meaning: 'Tax registration reason code of that company.' },
  INSURER_BANK_NAME: { schema: text, fallback: 'Банк ВТБ (ПАО)', meaning: 'Bank of that company.' },
  INSURER_BIK: { schema: text, fallback: '044525187', meaning: 'Bank identification code.' },
  INSURER_CORRESPONDENT_ACCOUNT: {
    schema: text,
    fallback: '30101810700000000187',
    meaning: 'Correspondent account of the bank.',
  },
  INSURER_SETTLEMENT_ACCOUNT: {
    schema: text,
    fallback: '40701810399990000002',
    meaning: 'Account of that company in the bank.',
  },
  RELEASE: {
    schema: text,
    fallback: 'development',
    meaning: 'Name of the release for health checks and error reports.',
  },
  CDEK_URL: {
    schema: web,
    fallback: null,
    meaning: 'Courier API (CDEK v2), for example https://api.cdek.ru; needs PUBLIC_URL. Absent: simulated in the demo.',
  },
  REGISTRY_URL: {
    schema: web,
    fallback: 'https://suggestions.dadata.ru',
    meaning: 'Service with the data of the state registries of companies, in the protocol of DaData.',
  },
  REGISTRY_TOKEN: {
    schema: text,
    fallback: null,
    meaning: 'Key of that service. Absent: fictional companies in the demo, otherwise nobody is asked.',
  },
  SMTP_URL: {
    schema: address('smtp:', 'smtps:'),
    fallback: null,
    meaning: 'Mail server. Absent: emails are only kept in the database.',
  },
  S3_URL: {
    schema: web,
    fallback: null,
    meaning:
      'S3-compatible storage for contents of files, for example https://storage.yandexcloud.net. Absent: a folder in DATA_DIR. Several servers need it or share that folder.',
  },
  S3_BUCKET: { schema: text, fallback: null, meaning: 'Bucket of the storage, for this installation alone.' },
  S3_REGION: { schema: text, fallback: 'ru-central1', meaning: 'Region of the storage.' },
  S3_ACCESS_KEY: { schema: text, fallback: null, meaning: 'Name of the key to the storage.' },
  S3_SECRET_KEY: { schema: text, fallback: null, meaning: 'The key to the storage itself.' },
  MAIL_FROM: { schema: text, fallback: 'Тихая гавань <no-reply@platform.example>', meaning: 'Sender of emails.' },
  ...strangerVariables,
  SMS_URL: {
    schema: web,
    fallback: null,
    meaning:
      'SMS gateway: gets {"id", "to", "text"} as JSON by POST and answers 2xx. Absent: text messages are only kept in the database.',
  },
  SMS_TOKEN: { schema: text, fallback: null, meaning: 'Bearer token for the SMS gateway.' },
  CAPTCHA_YANDEX_SITE_KEY: {
    schema: text,
    fallback: null,
    meaning: 'Public key of Yandex SmartCaptcha. Absent: no bot check on pages.',
  },
  CAPTCHA_YANDEX_SERVER_KEY: {
    schema: text,
    fallback: null,
    meaning: 'Server key of Yandex SmartCaptcha. Absent: tokens of the bot check are not asked for.',
  },
  CAPTCHA_YANDEX_URL: {
    schema: web,
    fallback: 'https://smartcaptcha.cloud.yandex.ru',
    meaning:
      'Address at which the server asks about tokens of Yandex SmartCaptcha; its widget comes from Yandex itself.',
  },
  SENTRY_DSN: { schema: web, fallback: null, meaning: 'Error reporting of the web application. Absent: off.' },
  MATOMO_URL: {
    schema: web,
    fallback: null,
    meaning: 'Web analytics server; pages reach it through /stats/ of this server. Absent: off.',
  },
  MATOMO_SITE_ID: { schema: text, fallback: null, meaning: 'Site number in the web analytics.' },
} as const satisfies Record<string, Variable>

type Variables = typeof variables
type Values = {
  readonly [Name in keyof Variables]:
    | z.output<Variables[Name]['schema']>
    | (Variables[Name]['fallback'] extends null ? null : never)
}

/** What the whole server is configured with. */
export type Config = ReturnType<typeof readConfig>

const readValues = (environment: Readonly<Record<string, string | undefined>>): { values: Values; wrong: string[] } => {
  const wrong: string[] = []
  const entries = Object.entries<Variable>(variables).map(([name, { schema, fallback }]) => {
    const given = environment[name]?.trim() || fallback
    if (given === null) return [name, null]
    const parsed = z.safeParse(schema, given)
    if (parsed.success) return [name, parsed.data]
    wrong.push(`${name}: ${parsed.error.issues[0]?.message ?? 'is not valid'}`)
    return [name, null]
  })
  return { values: Object.fromEntries(entries) as Values, wrong }
}

/** The certificate; null when the server speaks plain HTTP, nothing when only a part of it is set. */
const tlsOf = ({ TLS_CERT_FILE: certificate, TLS_KEY_FILE: key }: Values) => {
  if (certificate === null && key === null) return null
  return certificate === null || key === null ? undefined : { certificate, key }
}

/** The object storage; null when files stay in a folder, nothing when only a part of it is set. */
const storageOf = (values: Values) => {
  const { S3_URL: url, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values
  if (url === null && bucket === null && accessKey === null && secretKey === null) return null
  if (url === null || bucket === null || accessKey === null || secretKey === null) return undefined
  return { url, bucket, region: values.S3_REGION, accessKey, secretKey }
}

/** A name in both languages; only the names that come with the product have an English one of their own. */
const nameOf = (russian: string, english: string | null, known: Message): Message => ({
  ru: russian,
  en: english ?? (russian === known.ru ? known.en : russian),
})

const locationOf = ({ DATABASE_URL: url, DATA_DIR: folder }: Values): DatabaseLocation =>
  url === null ? { kind: 'embedded', folder: resolve(folder, 'database') } : { kind: 'postgres', url }
const isDemoBy = ({ DEMO_MODE, HOST }: Values, { kind }: DatabaseLocation): boolean =>
  DEMO_MODE ?? (kind === 'embedded' && isLoopback(HOST))

/**
 * Reads where the data live and of what mode they are, and nothing else: a command on them does not ask for the rest.
 *
 * @throws ConfigurationError with one line for each wrong value
 */
export const readDataLocations = (environment: Readonly<Record<string, string | undefined>>) => {
  const { DATABASE_URL, DATA_DIR, DEMO_MODE, HOST, TOKEN_SECRET, SECRETS_KEY } = environment
  const { values, wrong } = readValues({ DATABASE_URL, DATA_DIR, DEMO_MODE, HOST, TOKEN_SECRET, SECRETS_KEY })
  if (wrong.length > 0) throw new ConfigurationError(wrong)
  const database = locationOf(values)
  const { DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret, SECRETS_KEY: secretsKey } = values
  return { database, dataDir, isDemo: isDemoBy(values, database), tokenSecret, secretsKey }
}

/**
 * Reads the environment once.
 *
 * @throws ConfigurationError with one line for each wrong or missing value
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>) => {
  const { values, wrong } = readValues(environment)
  const onServer = Boolean(environment['DATABASE_URL']?.trim())
  for (const name of ['TOKEN_SECRET', 'SECRETS_KEY'] as const) {
    if (onServer && !environment[name]?.trim()) wrong.push(`${name}: is required with DATABASE_URL`)
  }
  if (Boolean(values.MATOMO_URL) !== Boolean(values.MATOMO_SITE_ID)) {
    wrong.push('MATOMO_URL, MATOMO_SITE_ID: set both or neither')
  }
  const tls = tlsOf(values)
  if (tls === undefined) wrong.push('TLS_CERT_FILE, TLS_KEY_FILE: set both or neither')
  const s3 = storageOf(values)
  if (s3 === undefined) wrong.push('S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY: set all of them or none')
  if (wrong.length > 0) throw new ConfigurationError(wrong)
  const passkeys = passkeyAddressesOf(values)

  const database = locationOf(values)
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    passkeys,
    tls: tls ?? null,
    trustedProxies: values.TRUST_PROXY ?? [],
    dataDir: values.DATA_DIR,
    database,
    // Demo people have a password that everybody knows: what others can reach must ask for them by name.
    isDemo: isDemoBy(values, database),
    demoRows: values.DEMO_ROWS,
    webRoot: values.WEB_ROOT,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    tokenSecret: values.TOKEN_SECRET,
    secretsKey: values.SECRETS_KEY,
    accessTokenSeconds: values.ACCESS_TOKEN_TTL,
    refreshTokenSeconds: values.REFRESH_TOKEN_TTL,
    brandName: values.BRAND_NAME,
    marketplaceName: nameOf(values.MARKETPLACE_NAME, values.MARKETPLACE_NAME_EN, MARKETPLACE),
    courierName: nameOf(values.COURIER_NAME, values.COURIER_NAME_EN, COURIER),
    support: { phone: values.SUPPORT_PHONE, email: values.SUPPORT_EMAIL },
    operator: {
      name: values.OPERATOR_NAME,
      itn: values.OPERATOR_ITN,
      kpp: values.OPERATOR_KPP,
      ogrn: values.OPERATOR_OGRN,
      address: values.OPERATOR_ADDRESS,
    },
    /** Whom premiums for orders are paid to. */
    insurer: {
      name: values.INSURER_NAME,
      itn: values.INSURER_ITN,
      kpp: values.INSURER_KPP,
      bankName: values.INSURER_BANK_NAME,
      bik: values.INSURER_BIK,
      correspondentAccount: values.INSURER_CORRESPONDENT_ACCOUNT,
      settlementAccount: values.INSURER_SETTLEMENT_ACCOUNT,
    },
    release: values.RELEASE,
    courierUrl: values.CDEK_URL,
    registry: { url: values.REGISTRY_URL, token: values.REGISTRY_TOKEN },
    smtpUrl: values.SMTP_URL,
    s3: s3 ?? null,
    mailFrom: values.MAIL_FROM,
    strangerMessages: {
      perNetwork: values.STRANGER_MESSAGES_PER_NETWORK,
      perOrganization: values.STRANGER_MESSAGES_PER_ORGANIZATION,
      perInstallation: values.STRANGER_MESSAGES_PER_INSTALLATION,
    },
    smsUrl: values.SMS_URL,
    smsToken: values.SMS_TOKEN,
    captcha: {
      siteKey: values.CAPTCHA_YANDEX_SITE_KEY,
      serverKey: values.CAPTCHA_YANDEX_SERVER_KEY,
      url: values.CAPTCHA_YANDEX_URL,
    },
    sentryDsn: values.SENTRY_DSN,
    matomo:
      values.MATOMO_URL !== null && values.MATOMO_SITE_ID !== null
        ? { url: values.MATOMO_URL, siteId: values.MATOMO_SITE_ID }
        : null,
  } as const
}

/** The text of `.env.example`: every variable with its meaning and default. */
const exampleEnvironment = (): string =>
  Object.entries<Variable>(variables)
    .map(
      ([name, { fallback, meaning }]) =>
        `# ${meaning}\n${fallback === null ? `# ${name}=` : `# ${name}=${fallback}`}\n`,
    )
    .join('\n')

if (import.meta.main && process.argv.includes('--example')) process.stdout.write(exampleEnvironment())
