import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../../../..')
const fileOf = (name: string): string => readFileSync(join(repository, name), 'utf8')

// A container listens to the whole network: demo people, whose password everybody can read, come only when asked for.
it('the image is no demo by itself', () => {
  const lastStage =
    fileOf('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(lastStage).toMatch(/^ENV (?:.* )?HOST=0\.0\.0\.0(?: |$)/m)
  expect(lastStage.match(/\bDEMO_MODE=\S+/g)).toEqual(['DEMO_MODE=false'])
})

it('the image does not contain the demo', () => {
  expect(fileOf('Dockerfile')).not.toMatch(/^COPY .*apps\/demo/m)
})

it('the compose file is no demo by itself', () => {
  expect(fileOf('compose.yaml').match(/\bDEMO_MODE: .+/g)).toEqual(["DEMO_MODE: 'false'"])
})
