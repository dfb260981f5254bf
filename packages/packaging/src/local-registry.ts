import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a registry knows of a package, as far as it is used here. */
interface Package {
  readonly name: string
  readonly 'dist-tags': Readonly<Record<string, string>>
  readonly versions: Readonly<Record<string, { readonly dist: object }>>
}

/** What `npm publish` sends. */
interface Publication extends Package {
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>
}

/** A registry of packages that lives as long as this process. */
export interface LocalRegistry {
  readonly address: string
  readonly close: () => void
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * A registry of packages on a free port of this machine, with what `npm publish`, `npm view` and `npm install` ask for.
 * It has nothing but what is published to it, so a dependency that the package should not have is not found.
 */
export const localRegistry = async (): Promise<LocalRegistry> => {
  const packages = new Map<string, Package>()
  const tarballs = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const answer = (code: number, body: object): void => {
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1)
    const take = async (): Promise<void> => {
      const sent = JSON.parse(await bodyOf(request)) as Publication
      const versions = Object.entries(sent.versions).map(([version, manifest]) => {
        const [tarball] = Object.values(sent._attachments)
        const bytes = Buffer.from(tarball?.data ?? '', 'base64')
        const file = `${sent.name}/-/${version}.tgz`
        tarballs.set(file, bytes)
        const dist = {
          ...manifest.dist,
          tarball: `${address}/${file}`,
          shasum: createHash('sha1').update(bytes).digest('hex'),
        }
        return [version, { ...manifest, dist }] as const
      })
      const before = packages.get(sent.name)
      packages.set(sent.name, {
        name: sent.name,
        'dist-tags': { latest: versions[0]?.[0] ?? '', ...before?.['dist-tags'], ...sent['dist-tags'] },
        versions: { ...before?.versions, ...Object.fromEntries(versions) },
      })
      answer(201, { ok: true })
    }
    if (request.method === 'PUT') take().catch((error: unknown) => answer(500, { error: String(error) }))
    else if (tarballs.has(path)) response.end(tarballs.get(path))
    else answer(packages.has(path) ? 200 : 404, packages.get(path) ?? { error: 'not found' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { address, close }
}
