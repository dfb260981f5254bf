import { vars } from '@cabinet/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('html', { backgroundColor: vars.color.page, color: vars.color.ink })
globalStyle('body', { minBlockSize: '100dvh' })
globalStyle('#root', { isolation: 'isolate' })
