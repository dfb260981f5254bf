import { filePurposes } from '@cabinet/contract/file'
import { connectedServices } from '@cabinet/contract/service'
import { beforeAll, expect, it } from 'vitest'
import { loadModules, type ModuleRegistry } from '../../src/platform/module-registry.ts'

let modules: ModuleRegistry

beforeAll(async () => {
  modules = await loadModules()
})

it('takes uploads for every purpose that an area declares, each in one module', () => {
  expect(modules.all.flatMap(({ filePurposes: own }) => own ?? []).toSorted()).toEqual(filePurposes.toSorted())
})

it('knows what takes an upload and what does not let it be deleted in the same module', () => {
  for (const { id, filePurposes: own, usesFile } of modules.all) if (own) expect(usesFile, id).toBeTypeOf('function')
})

it('answers for every service that an area declares', () => {
  for (const name of connectedServices) expect(modules.connectedService(name)?.name).toBe(name)
})
