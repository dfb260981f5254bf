import { join } from 'node:path'
import { publishDeclarations } from '@cabinet/packaging/declarations'

publishDeclarations(join(import.meta.dirname, '../dist'))
