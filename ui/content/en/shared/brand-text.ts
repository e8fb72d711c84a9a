export { english as brandTexts } from '#adapters/brand/english.ts'
