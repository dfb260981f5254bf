import { codeLetter } from '../../platform/codes/letters.ts'
import { defineModule } from '../../platform/module.ts'
import { codeHandlers, passwordHandlers, registrationHandlers, sellerHandlers } from './handlers.ts'
import { newcomerLetter, passwordLetter } from './letters.ts'
import { seedRegistration } from './seed.ts'
import { registrationMigrations } from './tables.ts'

export const module = defineModule({
  id: 'registration',
  registrations: [...registrationHandlers, ...sellerHandlers, ...codeHandlers, ...passwordHandlers],
  migrations: registrationMigrations,
  seed: seedRegistration,
  letters: [codeLetter, newcomerLetter, passwordLetter],
})
