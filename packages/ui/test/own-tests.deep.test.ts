import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from '@cabinet/packaging/run'
import { expect, inject, test } from 'vitest'

const installed = join(import.meta.dirname, '../../../node_modules')

const page = `
// @vitest-environment happy-dom
import { act, createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { CabinetProvider, MoneyField } from '@cabinet/ui'
import { Button } from '@cabinet/ui/button'

globalThis.IS_REACT_ACT_ENVIRONMENT = true
test('a page of a consumer', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  let presses = 0
  const page = h(CabinetProvider, null, h(MoneyField, { label: 'Сумма' }), h(Button, { onPress: () => (presses += 1) }, 'Оплатить'))
  await act(() => createRoot(host).render(page))
  await act(() => host.querySelector('button').click())
  expect(presses).toBe(1)
  expect(host.querySelector('input').labels[0].textContent).toBe('Сумма')
})
`

// Another team meets the library in its first test: vitest without a line of configuration.
test('a consumer tests its page with vitest as it is', async () => {
  const folder = await mkdtemp(join(inject('consumer'), 'own-tests-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'page.test.js'), page)
  for (const name of ['vitest', 'happy-dom']) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
    await symlink(join(installed, name), join(folder, 'node_modules', name), 'dir')
  }
  const printed = await run('vitest/vitest.mjs', ['run', '--reporter=json', '--outputFile=report.json'], {
    cwd: folder,
    env: { VITEST: '', NODE_OPTIONS: '' },
    mayFail: true,
  })
  const { numPassedTests, testResults } = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as {
    numPassedTests: number
    testResults: readonly { message: string }[]
  }
  expect(testResults.map(({ message }) => message)).toEqual([''])
  expect(numPassedTests, printed).toBe(1)
})
