import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { buildTarget } from '@cabinet/packaging/browsers'
import { build, type Plugin, type Rolldown } from 'vite'

const LIBRARY = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
/** Parts of pdf.js that are fetched when a document needs them. Scripts in documents never run, so their engine stays. */
const PARTS = { wasm: /^(?:openjpeg|jbig2|qcms_bg)\.wasm$/, cmaps: /\.bcmap$/, standard_fonts: /\.(?:pfb|ttf)$/ }
const WORKER = 'legacy/build/pdf.worker.min.mjs'
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
}

type Content = string | Uint8Array

/**
 * The document that shows PDF files in a frame. It is a page of its own beside the application and shares no file with
 * it: the frame has no origin, and may be given nothing that the application keeps for itself.
 */
const bundle = async (): Promise<Map<string, Content>> => {
  const root = join(import.meta.dirname, '../src')
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: [...buildTarget],
      assetsDir: 'viewer/assets',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'viewer/pdf.html') },
    },
  })) as Rolldown.RolldownOutput
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}

const parts = async (): Promise<Map<string, Content>> => {
  const found = new Map<string, Content>()
  found.set('viewer/pdfjs/build/pdf.worker.min.mjs', await readFile(join(LIBRARY, WORKER)))
  for (const [folder, pattern] of Object.entries(PARTS)) {
    const names = await readdir(join(LIBRARY, folder))
    const wanted = names.filter((name) => pattern.test(name))
    for (const name of wanted) found.set(`viewer/pdfjs/${folder}/${name}`, await readFile(join(LIBRARY, folder, name)))
  }
  return found
}

/** Adds the viewer of PDF documents to the build, and serves it while developing, built anew each time it is opened. */
export const viewer = (): Plugin => ({
  name: 'cabinet-viewer',
  async generateBundle() {
    for (const [fileName, source] of [...(await bundle()), ...(await parts())]) {
      this.emitFile({ type: 'asset', fileName, source })
    }
  },
  configureServer(server) {
    let files: Promise<Map<string, Content>> | undefined
    const find = async (path: string): Promise<Content | undefined> => {
      const name = path === 'viewer/pdf' ? 'viewer/pdf.html' : path
      if (name.endsWith('.html')) files = undefined
      files ??= Promise.all([bundle(), parts()]).then(([built, more]) => new Map([...built, ...more]))
      return (await files).get(name)
    }
    server.middlewares.use('/viewer', (request, response, next) => {
      const path = `viewer${(request.url ?? '').split('?', 1)[0] ?? ''}`
      find(path).then((content) => {
        response.statusCode = content === undefined ? 404 : 200
        const extension = path === 'viewer/pdf' ? '.html' : extname(path)
        response.setHeader('content-type', TYPES[extension] ?? 'text/javascript')
        // The frame has no origin: to the server every request of its own is one of a stranger.
        response.setHeader('access-control-allow-origin', '*')
        response.end(content)
      }, next)
    })
  },
})
