import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const page = (title: string, body = ''): string =>
  [
    '<!doctype html><html lang="ru"><head>',
    `<title>${title}</title><style>body{margin:0}</style>`,
    '<script type="application/json" id="cabinet-config"></script>',
    '<script>document.documentElement.dataset.ready = "1"</script>',
    '<script type="module" src="/assets/main-0a1b2c3d.js"></script>',
    `</head><body><div id="root">${body}</div></body></html>`,
  ].join('')

export const SCRIPT = 'console.log("cabinet")\n'

/** A built web application as small as can be. */
export const createWebRoot = async (): Promise<{ readonly folder: string; remove(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'cabinet-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'policy'))
  await writeFile(join(folder, 'index.html'), page('Application'))
  await writeFile(join(folder, 'policy/index.html'), page('Policy'))
  await writeFile(join(folder, 'login.html'), page('Вход — %CABINET_BRAND%', '<p>%CABINET_BRAND%</p>'))
  await writeFile(join(folder, 'login.en.html'), page('Sign in — %CABINET_BRAND%', '<p>%CABINET_BRAND%</p>'))
  await writeFile(join(folder, 'session.html'), page('Application with a session'))
  await writeFile(join(folder, 'session.en.html'), page('Application with a session in English'))
  await writeFile(join(folder, 'assets/main-0a1b2c3d.js'), SCRIPT)
  await writeFile(join(folder, 'assets/main-0a1b2c3d.js.br'), brotliCompressSync(SCRIPT))
  await mkdir(join(folder, 'viewer/assets'), { recursive: true })
  await writeFile(join(folder, 'viewer/pdf.html'), '<!doctype html><title>PDF</title>')
  await writeFile(join(folder, 'viewer/assets/pdf-0a1b2c3d.js'), SCRIPT)
  await writeFile(join(folder, 'sw.js'), SCRIPT)
  await writeFile(join(folder, 'sw.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
