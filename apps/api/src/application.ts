import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { type Database, hasEmbeddedData, openDatabase } from './db/database.ts'
import { type Demo, loadDemo } from './demo.ts'
import { DatabaseLocaleError, knowsLetters } from './db/letters.ts'
import type { ServerTimeouts } from './db/postgres.ts'
import { dropSchema, findSchemas } from './db/schemas.ts'
import { migrate } from './db/migrate.ts'
import { assertMode } from './platform/demo-marker.ts'
import { createFaults } from './faults.ts'
import { createCaptchaCheck } from './integrations/captcha/captcha.ts'
import { connectCourier } from './integrations/cdek/connect.ts'
import { sandboxRegistry } from './integrations/registry/sandbox.ts'
import { connectRegistry } from './integrations/registry/connect.ts'
import { type Clock, createClock } from './kernel/clock.ts'
import { withinTime } from './kernel/within-time.ts'
import { createCodes } from './platform/codes/codes.ts'
import { createWorkbooks } from './platform/excel/workbooks.ts'
import { createFiles } from './platform/files/files.ts'
import { filesJobs } from './platform/files/jobs.ts'
import { createIdempotency } from './platform/idempotency/idempotency.ts'
import { idempotencyJobs } from './platform/idempotency/jobs.ts'
import { type InstallationSecrets, installationSecrets } from './platform/installation-secrets.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLimits } from './platform/limits.ts'
import { loggerOptions } from './platform/logging.ts'
import { createMetrics, type Metrics, serveMetrics } from './platform/metrics.ts'
import type { Platform } from './platform/context.ts'
import { type Policy, STRICT_POLICY } from './platform/policy.ts'
import { createSandboxes, type OpenSandbox, type Sandboxes, sandboxesInside, schemaOf } from './platform/sandboxes.ts'
import { createModuleRegistry, loadModules, type ModuleRegistry } from './platform/module-registry.ts'
import { createPasswords, type Passwords } from './kernel/passwords.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createSms } from './platform/mail/sms.ts'
import { createPush } from './platform/push/push.ts'
import { createSecretBox } from './kernel/secret-box.ts'
import { createTokens } from './platform/tokens.ts'
import { createInstance, createServer } from './server.ts'

/** What tests bring in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock
  readonly passwords?: Passwords
  readonly courierSilenceMs?: number
  readonly registryTimeoutMs?: number
  readonly databaseTimeouts?: ServerTimeouts
  readonly logStream?: Writable
  /** Nothing happens by itself: jobs run and messages leave when they are told to. */
  readonly isQuiet?: boolean
}

/** A server that is ready to listen. */
export interface Application {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** What this server shows to visitors; undefined with real data. */
  readonly demo: Demo | undefined
  /** Where `/metrics` is served; null without metrics. */
  readonly metricsPort: number | null
  /** Finishes the calls that run, then closes the database. */
  stop(): Promise<void>
}

/** What a platform is built of beside its data. */
interface PlatformParts {
  readonly metrics: Metrics | undefined
  readonly keys: InstallationSecrets
  /** Who answers in place of the courier and the registry while none is connected. */
  readonly outside: Partial<Pick<Demo, 'courier' | 'registry'>>
  readonly sandboxes: Sandboxes
  /** Where contents of files are; see `createFiles`. */
  readonly filesPlace?: string
}

const buildPlatform = (
  config: Config,
  database: Database,
  modules: ModuleRegistry,
  policy: Policy,
  log: FastifyInstance['log'],
  { metrics, keys, outside, sandboxes, filesPlace }: PlatformParts,
  {
    clock,
    passwords = createPasswords(),
    courierSilenceMs,
    registryTimeoutMs,
  }: Replacements & { readonly clock: Clock },
): Platform => {
  const secrets = createSecretBox(keys.secretsKey)
  const faults = createFaults()
  const outboxParts = { database, clock, log, keepsCodes: policy.keepsCodes, onOutcome: metrics?.countMessage }
  const tokens = createTokens(keys.tokenSecret, config.accessTokenSeconds, clock)
  const mailer = createMailer(config, tokens, outboxParts)
  const sms = createSms(config, outboxParts)
  const push = createPush(config, keys.secretsKey, outboxParts, policy)
  const limits = createLimits(database)
  const files = createFiles(database, clock, log, config, filesPlace)
  const platform: Platform = {
    config,
    policy,
    database,
    clock,
    faults,
    modules,
    passwords,
    secrets,
    log,
    startedAt: clock.real(),
    tokens,
    limits,
    idempotency: createIdempotency({ database, clock, secrets }),
    mailer,
    sms,
    push,
    jobs: createJobs(
      { database, clock, log },
      [...mailJobs, ...filesJobs, ...idempotencyJobs, ...modules.jobs],
      () => platform,
      metrics?.countJob,
      {
        onThingFailed: metrics?.countFailedThing,
        async onFailures(job, failures) {
          for (const { onJobFailures } of modules.all) await onJobFailures?.(platform, job, failures)
        },
      },
    ),
    files,
    workbooks: createWorkbooks(),
    codes: createCodes({ database, clock, mailer, sms, limits, secret: keys.tokenSecret, config, policy }),
    captcha: createCaptchaCheck(config.captcha),
    courier: connectCourier(config, clock, faults, { silenceMs: courierSilenceMs, local: outside.courier }),
    registry: connectRegistry(config, clock, faults, { timeoutMs: registryTimeoutMs, local: outside.registry }),
    sandboxes,
  }
  return platform
}

/** Tables up to date, and data that belong to this server. */
const prepareData = async (platform: Platform, demo: Demo | undefined): Promise<void> => {
  const { database, modules } = platform
  await migrate(database, modules.migrations)
  for (const { afterMigrations } of modules.all) await afterMigrations?.(platform)
  await assertMode(database, demo !== undefined)
  await demo?.prepare(platform)
}

/** What belongs to the installation alone: a sandbox has nobody outside of it. */
const withoutOutside = (config: Config): Config => ({
  ...config,
  smtpUrl: null,
  smsUrl: null,
  courierUrl: null,
  registry: { ...config.registry, token: null },
})

/** A sandbox has orders of no courier. */
const noCourier = (): Promise<never> => Promise.reject(new Error('A sandbox has no courier'))

/**
 * Opens a sandbox: a platform of its own in its own schema. Letters are written there and never sent, and jobs run when
 * they are told to; events go to the webhook of the sandbox by themselves.
 */
const openSandbox = async (
  ownerId: string,
  { config, policy, log, database, clock, passwords, sandboxes }: Platform,
  modules: ModuleRegistry,
  keys: InstallationSecrets,
  { schema, isQuiet }: { readonly schema: string; readonly isQuiet: boolean },
): Promise<OpenSandbox> => {
  const own = database.inSchema(schema)
  try {
    await migrate(own, modules.migrations)
    const parts = {
      metrics: undefined,
      keys,
      outside: { courier: noCourier, registry: sandboxRegistry(clock) },
      sandboxes: sandboxesInside((id) => sandboxes.openFresh(id)),
      filesPlace: `sandboxes/${ownerId}`,
    }
    const replaced = { clock, passwords }
    const platform = buildPlatform(withoutOutside(config), own, modules, policy, log, parts, replaced)
    for (const { afterMigrations } of modules.all) await afterMigrations?.(platform)
    const ends = isQuiet ? [] : modules.all.flatMap(({ background }) => background?.(platform, '') ?? [])
    return {
      platform,
      async close() {
        await Promise.all(ends.map((end) => end()))
        await own.close()
      },
    }
  } catch (error) {
    await own.close()
    throw error
  }
}

/** Without a mail server and a gateway nobody can get a code: nobody registers, nobody recovers a password. */
const warnOfSilence = ({ smtpUrl, smsUrl }: Config, log: FastifyInstance['log']): void => {
  if (smtpUrl !== null || smsUrl !== null) return
  log.warn('Neither SMTP_URL nor SMS_URL is set: codes are not sent, so nobody can register or recover a password')
}

/** Without the state registry people type everything themselves, staff confirm them, and credits of nobody are insured. */
const warnOfNoRegistry = ({ registry }: Config, log: FastifyInstance['log']): void => {
  if (registry.token !== null) return
  log.warn(
    'REGISTRY_TOKEN is not set: companies are not looked up, platform staff confirm every ' +
      'organization, and nobody can add a buyer whose debts are to be insured',
  )
}

/** Links and hints lead to this address; the courier cannot tell of orders to a server that has none. */
const warnOfNoAddress = ({ publicUrl }: Config, log: FastifyInstance['log']): void => {
  if (publicUrl !== null) return
  log.warn(
    'PUBLIC_URL is not set: links in letters lead to HOST and PORT, and the courier cannot tell of orders, so that none ' +
      'is insured',
  )
}

/** What goes on beside the calls is given up when it does not end soon: it waits for others, and goes on after the next start. */
const LONGEST_END_MS = 5000
const IDLE_CHECK_MS = 100
/** Calls that still wait for others then are cut off. */
const LONGEST_CALL_MS = 6000

/**
 * Finishes the calls that run, if they end soon. Connections that clients keep open for their next call are closed as they fall idle,
 * or one of them would hold up the end until its time is over.
 */
const closeApp = async (app: FastifyInstance): Promise<void> => {
  const closing = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const breaking = setTimeout(() => app.server.closeAllConnections(), LONGEST_CALL_MS)
  try {
    await app.close()
  } finally {
    clearInterval(closing)
    clearTimeout(breaking)
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Builds everything from the configuration: database, migrations, modules, HTTP server, and the demo if it asks for one.
 *
 * @throws FolderInUseError when another server works with the same data
 */
export const createApplication = async (config: Config, replacements: Replacements = {}): Promise<Application> => {
  const app = createInstance(loggerOptions(config, replacements.logStream), config)
  // Before the database is opened: without its keys it stays closed.
  const keys = installationSecrets(config, hasEmbeddedData(config.database))
  const demoPackage = await loadDemo(config)
  const [found, database] = await Promise.all([
    loadModules(),
    openDatabase(config.database, replacements.databaseTimeouts),
  ])
  try {
    const metrics = config.metricsPort === null ? undefined : createMetrics()
    const { clock = createClock() } = replacements
    const demo = await demoPackage?.createDemo({ database, clock })
    const modules = createModuleRegistry([...found.all, ...(demo?.modules ?? [])])
    const isQuiet = replacements.isQuiet === true
    const sandboxes = createSandboxes({
      build: (id) => openSandbox(id, platform, found, keys, { schema: schemaOf(id), isQuiet }),
      // Nobody is told of what happens before it is anybody's.
      buildIn: (id, schema) => openSandbox(id, platform, found, keys, { schema, isQuiet: true }),
      findSchemas: (beginning) => findSchemas(database, beginning),
      dropSchema: (schema) => dropSchema(database, schema),
      now: clock.real,
    })
    const parts = { metrics, keys, outside: { ...demo }, sandboxes }
    const policy = demo?.policy ?? STRICT_POLICY
    const platform: Platform = buildPlatform(config, database, modules, policy, app.log, parts, {
      ...replacements,
      clock,
    })
    await prepareData(platform, demo)
    metrics?.observe(app)
    metrics?.watch([platform.mailer, platform.sms, platform.push])
    await createServer(platform, demo?.access ?? null, app)
    const background: (() => Promise<void>)[] = []
    if (!replacements.isQuiet) {
      app.addHook('onListen', async () => {
        const address = `${app.listeningOrigin}/api`
        for (const module of modules.all) if (module.background) background.push(module.background(platform, address))
        if (demo) background.push(demo.start(platform, address))
      })
    }
    await app.ready()
    const metricsServer =
      metrics && config.metricsPort !== null ? await serveMetrics(metrics, config.metricsPort, config.host) : undefined
    const metricsPort = metricsServer ? portOf(metricsServer) : null
    if (metricsPort !== null) app.log.info({ port: metricsPort }, 'metrics')
    const { mailer, sms, push, jobs } = platform
    if (!demo) {
      warnOfSilence(config, app.log)
      warnOfNoRegistry(config, app.log)
      warnOfNoAddress(config, app.log)
    }
    if (!(await knowsLetters(database))) app.log.warn(new DatabaseLocaleError().message)
    const stops: (() => unknown)[] = replacements.isQuiet ? [] : [mailer, sms, push, jobs].map((part) => part.start())
    return {
      app,
      platform,
      demo,
      metricsPort,
      async stop() {
        const ends = [...stops, ...background].map((end) => withinTime(LONGEST_END_MS, async () => end()))
        for (const ended of await Promise.allSettled(ends)) {
          if (ended.status === 'rejected') app.log.warn({ err: ended.reason as unknown }, 'given up at the end')
        }
        await closeApp(app)
        await sandboxes.close()
        mailer.close()
        if (metricsServer) await closeServer(metricsServer)
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
