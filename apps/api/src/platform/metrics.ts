import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { JobRun } from './jobs/job.ts'
import type { Channel, DeliveryOutcome, Outbox, Waiting } from './mail/outbox.ts'

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Numbers for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  /** Measures every answer of the instance by its route, never by the address with ids in it. */
  observe(app: FastifyInstance): void
  countMessage(channel: Channel, outcome: DeliveryOutcome): void
  countJob(run: JobRun): void
  /** Counts a thing of a job that could not be done. */
  countFailedThing(jobId: string): void
  /** Counts what waits in the outboxes whenever somebody asks for the numbers. */
  watch(outboxes: readonly Pick<Outbox, 'waiting'>[]): void
}

/** Messages that have not left: how many, and for how long. */
const watchOutboxes = (registry: Registry, outboxes: readonly Pick<Outbox, 'waiting'>[]): void => {
  let asking: Promise<readonly Waiting[]> | undefined
  /** Both numbers are collected at the same moment, and found once. */
  const find = (): Promise<readonly Waiting[]> => {
    asking ??= Promise.all(outboxes.map((outbox) => outbox.waiting()))
      .then((found) => found.flat())
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  const gauge = (name: string, help: string, valueOf: (waiting: Waiting) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['channel', 'priority'],
      registers: [registry],
      async collect() {
        for (const found of await find()) this.set({ channel: found.channel, priority: found.priority }, valueOf(found))
      },
    })
  gauge('messages_waiting', 'Messages that have not left yet', ({ count }) => count)
  gauge(
    'oldest_message_seconds',
    'For how long the oldest message has waited to leave',
    ({ oldestSeconds }) => oldestSeconds,
  )
}

/** Numbers of this process and of its HTTP server. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  const messages = new Counter({
    name: 'messages_total',
    help: 'Attempts to send emails and text messages by how they ended',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  })
  const jobs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of jobs by how they ended',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  })
  const failedThings = new Counter({
    name: 'job_things_failed_total',
    help: 'Things of jobs that could not be done and are tried again by themselves',
    labelNames: ['job'],
    registers: [registry],
  })
  return {
    registry,
    countMessage: (channel, outcome) => messages.inc({ channel, outcome }),
    countFailedThing: (job) => failedThings.inc({ job }),
    countJob: ({ id, outcome }) => jobs.inc({ job: id, outcome }),
    watch: (outboxes) => watchOutboxes(registry, outboxes),
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { method } = request
        const route = request.routeOptions.url ?? 'unknown'
        durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
  }
}

/** Serves `/metrics` on a port of its own, so that the public one never shows it. */
export const serveMetrics = ({ registry }: Metrics, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    })
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
