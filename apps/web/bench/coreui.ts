import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '../build/precompress.ts'
import { peers } from './peers.ts'

const html = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="Sign-in page" />
    <title>Вход</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.jsx"></script>
  </body>
</html>`

/** A sign-in page as somebody makes it with CoreUI: its components, its style sheet, a router. */
const main = `import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { CButton, CCard, CCardBody, CContainer, CForm, CFormInput, CInputGroup, CInputGroupText } from '@coreui/react'
import CIcon from '@coreui/icons-react'
import { cilLockLocked, cilUser } from '@coreui/icons'
import '@coreui/coreui/dist/css/coreui.min.css'

const Login = () => (
  <main className="min-vh-100 d-flex align-items-center">
    <CContainer>
      <CCard><CCardBody>
        <CForm>
          <h1>Вход в кабинет</h1>
          <CInputGroup className="mb-3">
            <CInputGroupText><CIcon icon={cilUser} /></CInputGroupText>
            <CFormInput aria-label="Телефон или e-mail" autoComplete="username" />
          </CInputGroup>
          <CInputGroup className="mb-3">
            <CInputGroupText><CIcon icon={cilLockLocked} /></CInputGroupText>
            <CFormInput type="password" aria-label="Пароль" autoComplete="current-password" />
          </CInputGroup>
          <CButton color="primary" type="submit">Войти</CButton>
        </CForm>
      </CCardBody></CCard>
    </CContainer>
  </main>
)
createRoot(document.getElementById('root')).render(
  <RouterProvider router={createBrowserRouter([{ path: '*', Component: Login }])} />,
)`

/** Builds the peer's sign-in page with the same bundler and compression as ours, and says where it lies. */
export const buildCoreui = async (): Promise<string> => {
  const root = join(peers, 'coreui')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'index.html'), html)
  writeFileSync(join(root, 'main.jsx'), main)
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: { outDir: join(root, 'dist'), emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  })
  return join(root, 'dist')
}
