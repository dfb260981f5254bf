import { globalStyle } from '@vanilla-extract/css'

globalStyle('body', { minBlockSize: '100dvh' })
globalStyle('#root', { isolation: 'isolate' })
