// A process that writes to the embedded database as fast as it can and tells of every write that was acknowledged.
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'

const [folder = '', firstText = '0'] = process.argv.slice(2)
const database = await openDatabase({ kind: 'embedded', folder })
await migrate(database, {})
process.send?.({ kind: 'ready' })

for (let number = Number(firstText); ; number += 1) {
  await database.transaction(async () => {
    await database.query
      .insertInto('counter')
      .values({ name: `write-${number}`, value: number })
      .execute()
    // The second row of a transaction must never be there without the first.
    await database.query
      .insertInto('setting')
      .values({ name: `write-${number}`, value: String(number) })
      .execute()
  })
  process.send?.({ kind: 'written', number })
}
