import { addons } from 'storybook/manager-api'
import { docsTheme } from './theme.ts'

addons.setConfig({ theme: docsTheme('light'), sidebar: { showRoots: true } })
