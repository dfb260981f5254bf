import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PARTS_PATH } from '../shared/files/pdf/protocol.ts'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => unknown
  }
}

const source = (): string => new URL(`${PARTS_PATH}/build/pdf.worker.min.mjs`, document.baseURI).href

/**
 * A worker of this frame. A frame without origin may start none from an address of the server, and none of the module
 * kind at all: a script in memory imports the module.
 */
const create = (): Worker => {
  const script = `import(${JSON.stringify(source())}).catch((error) => setTimeout(() => { throw error }))`
  const made = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('cabinet-viewer', {
    createScriptURL: (url) => {
      if (url !== made) throw new TypeError('Only the worker of the viewer runs here')
      return url
    },
  })
  return new Worker((policy ? policy.createScriptURL(made) : made) as string)
}

const started = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.addEventListener('message', () => resolve(true), { once: true })
    worker.addEventListener('error', () => resolve(false), { once: true })
  })

const startWorker = async (): Promise<Worker | undefined> => {
  try {
    const worker = create()
    if (await started(worker)) return worker
    worker.terminate()
  } catch (error) {
    console.info(error)
  }
  return undefined
}

/**
 * Prepares the reader of documents: in a worker, or beside the pages where the browser gives a frame like this none, or
 * lacks what the reader needs, which is then added to this frame alone.
 */
export const prepareReader = async (): Promise<void> => {
  const isOlder = !('withResolvers' in Promise)
  if (isOlder) await import('./missing-functions.ts')
  const worker = isOlder ? undefined : await startWorker()
  if (worker) GlobalWorkerOptions.workerPort = worker
  else await import(/* @vite-ignore */ source())
}
