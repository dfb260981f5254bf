import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A file whose name changes with its content, ready to be sent. */
interface Asset {
  readonly type: string
  readonly bytes: Buffer
  /** As it was compressed while building; absent for what does not become smaller. */
  readonly brotli: Buffer | undefined
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

const BROTLI = '.br'
const FOLDER = 'assets'

const readAssets = async (root: string): Promise<ReadonlyMap<string, Asset>> => {
  const names = await readdir(join(root, FOLDER)).catch(() => [])
  const read = (name: string) => readFile(join(root, FOLDER, name))
  const compressed = new Set(names.filter((name) => name.endsWith(BROTLI)))
  const entries = names
    .filter((name) => TYPES[extname(name)] !== undefined)
    .map(async (name): Promise<[string, Asset]> => {
      const brotli = compressed.has(name + BROTLI) ? await read(name + BROTLI) : undefined
      return [name, { type: TYPES[extname(name)] ?? '', bytes: await read(name), brotli }]
    })
  return new Map(await Promise.all(entries))
}

const acceptsBrotli = (request: FastifyRequest): boolean => /\bbr\b/.test(request.headers['accept-encoding'] ?? '')

const sendAsset = (request: FastifyRequest, reply: FastifyReply, { type, bytes, brotli }: Asset): FastifyReply => {
  reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
  if (!brotli) return reply.send(bytes)
  reply.header('vary', 'accept-encoding')
  return acceptsBrotli(request) ? reply.header('content-encoding', 'br').send(brotli) : reply.send(bytes)
}

/**
 * Serves the files of the application whose names change with their content from memory: a page asks for a score of them
 * at once, and reading each from the disk costs several times what sending it does. They are some four megabytes in all.
 *
 * @param root folder of the built application
 */
export const serveAssets = async (app: FastifyInstance, root: string): Promise<void> => {
  const assets = await readAssets(root)
  app.get<{ Params: { name: string } }>(`/${FOLDER}/:name`, { schema: { hide: true } }, (request, reply) => {
    const asset = assets.get(request.params.name)
    return asset ? sendAsset(request, reply, asset) : reply.callNotFound()
  })
}
