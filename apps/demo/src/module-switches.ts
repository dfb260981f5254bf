import type { Database } from '@cabinet/api/db/database'
import type { ModuleRegistry } from '@cabinet/api/platform/module-registry'

const SETTING = 'modules-off'

/** Switches an area of the installation on or off and remembers it: a restart must not bring it back. */
export const switchModule = async (
  { query }: Database,
  modules: ModuleRegistry,
  name: string,
  isOn: boolean,
): Promise<void> => {
  const off = modules.switchable.filter((id) => (id === name ? !isOn : !modules.isOn(id)))
  const row = { name: SETTING, value: off.join(' ') }
  await query
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute()
  modules.switchOff(off)
}

/** Switches off what was off before the restart. */
export const restoreSwitches = async ({ query }: Database, modules: ModuleRegistry): Promise<void> => {
  const row = await query.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst()
  modules.switchOff(row?.value.split(' ') ?? [])
}
