import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import type { Palette } from '#document/styles.ts'

/** A set of colours to begin from; its name is the message `pages.palette.<id>`. */
export interface ReadyPalette {
  readonly id: OwnerKeyAfter<'pages.palette'>
  readonly palette: Palette
}

/**
 * Palettes that hold together in all ten themes: a ground, a tint of it, one colour that speaks, a
 * dark one with a hue, and an ink.
 */
export const readyPalettes: readonly ReadyPalette[] = [
  {
    id: 'chalk',
    palette: { paper: '#ffffff', tint: '#f3f3f0', accent: '#2f5d50', shade: '#33393a', ink: '#14181a' },
  },
  {
    id: 'linen',
    palette: { paper: '#fbf8f2', tint: '#efe8db', accent: '#9a4a24', shade: '#4a3b30', ink: '#211a15' },
  },
  {
    id: 'fjord',
    palette: { paper: '#f7f9fa', tint: '#e3ebee', accent: '#1f5f7a', shade: '#27424d', ink: '#0f1c22' },
  },
  {
    id: 'orchard',
    palette: { paper: '#fafaf3', tint: '#e9ecd9', accent: '#5b6d1e', shade: '#3a4224', ink: '#191d10' },
  },
  {
    id: 'clay',
    palette: { paper: '#fdf7f4', tint: '#f3e0d7', accent: '#b4432b', shade: '#5a2c22', ink: '#26130f' },
  },
  {
    id: 'plum',
    palette: { paper: '#fbf8fa', tint: '#eee2ea', accent: '#7a2a5b', shade: '#43263a', ink: '#1e1119' },
  },
  {
    id: 'lemon',
    palette: { paper: '#fffdf2', tint: '#fbf0b8', accent: '#8a6200', shade: '#3d3a2a', ink: '#1b1a12' },
  },
  {
    id: 'harbour',
    palette: { paper: '#f8f8fb', tint: '#e2e4f0', accent: '#34429a', shade: '#2a2f55', ink: '#12142a' },
  },
  {
    id: 'graphite',
    palette: { paper: '#fafafa', tint: '#ececec', accent: '#444444', shade: '#2b2b2b', ink: '#111111' },
  },
  {
    id: 'rose',
    palette: { paper: '#fffafa', tint: '#fae3e4', accent: '#b12c4b', shade: '#53303a', ink: '#241318' },
  },
  {
    id: 'moss',
    palette: { paper: '#f5f6f1', tint: '#dfe4d6', accent: '#3d5a3a', shade: '#2c3a2c', ink: '#131a13' },
  },
  {
    id: 'dusk',
    palette: { paper: '#f9f6f4', tint: '#ebe0dc', accent: '#8a4b52', shade: '#3b3240', ink: '#1b161f' },
  },
]
