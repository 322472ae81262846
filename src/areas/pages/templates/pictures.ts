import type { FocalPoint, ImageValue } from '#document/values.ts'
import { templatePictureId } from './picture-id.ts'

/** A picture of our own making that ships with the product. */
export interface ShippedPicture {
  readonly template: string
  readonly name: string
  /** Its file in `src/templates/<template>/pictures/`: a JPEG, or a drawing as SVG. */
  readonly file: string
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly focal: FocalPoint
}

const pictures = {
  restaurant: {
    lemons: {
      file: 'lemons.jpg',
      width: 2400,
      height: 1600,
      alt: 'Three whole lemons, half a lemon and a long kitchen knife on a creased linen cloth in low evening light.',
      focal: { x: 0.52, y: 0.5 },
    },
    table: {
      file: 'table.jpg',
      width: 2400,
      height: 1600,
      alt: 'A table for two under linen at a window: clay plates with small green bowls, two glasses of white wine and a lit candle, the last orange of the sunset outside.',
      focal: { x: 0.55, y: 0.55 },
    },
    eggs: {
      file: 'eggs.jpg',
      width: 2400,
      height: 1800,
      alt: 'Brown and cream eggs in a wide speckled clay bowl, two more beside it on a linen cloth, warm light from the left.',
      focal: { x: 0.42, y: 0.55 },
    },
    glass: {
      file: 'glass.jpg',
      width: 1920,
      height: 2400,
      alt: 'A glass of red wine, a carafe of water and a cork on an oak shelf; late sun falls across the plaster wall behind.',
      focal: { x: 0.5, y: 0.62 },
    },
    figs: {
      file: 'figs.jpg',
      width: 1800,
      height: 1350,
      alt: 'Dark figs on a grey-green plate, one cut in half to show its red flesh, on a wooden table.',
      focal: { x: 0.5, y: 0.52 },
    },
    mark: {
      file: 'mark.svg',
      width: 64,
      height: 64,
      alt: 'An ear of grain on its stalk.',
      focal: { x: 0.5, y: 0.5 },
    },
  },
  portfolio: {
    three: {
      file: 'three.jpg',
      width: 2400,
      height: 1600,
      alt: 'Three thrown vessels on a grey ledge: a tall ash-grey vase with a bone-white shoulder, a round bone-white jar and a small rust-brown cup.',
      focal: { x: 0.48, y: 0.58 },
    },
    bottle: {
      file: 'bottle.jpg',
      width: 1440,
      height: 1800,
      alt: 'A single long-necked bottle, rust brown below and nearly black above, standing alone against a grey wall.',
      focal: { x: 0.56, y: 0.6 },
    },
    bowls: {
      file: 'bowls.jpg',
      width: 1920,
      height: 960,
      alt: 'Five small footed bowls in a row, in white, grey, rust and clay, each a little different.',
      focal: { x: 0.5, y: 0.56 },
    },
    rim: {
      file: 'rim.jpg',
      width: 2400,
      height: 2400,
      alt: 'The rim of a large bowl from close by: the grey-green glaze thins to iron brown along the edge.',
      focal: { x: 0.4, y: 0.6 },
    },
    plates: {
      file: 'plates.jpg',
      width: 1920,
      height: 2400,
      alt: 'A stack of eleven plates seen from the side, white, grey and rust, with a two-coloured cup on top.',
      focal: { x: 0.5, y: 0.72 },
    },
    shelf: {
      file: 'shelf.jpg',
      width: 1800,
      height: 1350,
      alt: 'Studio shelves of rough boards with vases, bottles, jars, bowls and cups in clay, white, grey and rust, lit from one side.',
      focal: { x: 0.5, y: 0.5 },
    },
    mark: {
      file: 'mark.svg',
      width: 64,
      height: 64,
      alt: 'A potter’s stamp: a footed bowl in a square.',
      focal: { x: 0.5, y: 0.5 },
    },
  },
  consultant: {
    stair: {
      file: 'stair.jpg',
      width: 2400,
      height: 1800,
      alt: 'A concrete stair rising to the right with an oak handrail; sunlight cuts the wall behind along a slant.',
      focal: { x: 0.5, y: 0.45 },
    },
    blocks: {
      file: 'blocks.jpg',
      width: 2400,
      height: 1600,
      alt: 'Nine upright slabs standing in a row at equal distances on a pale table; one of them is lower and made of oak; a grey cube lies at the end.',
      focal: { x: 0.5, y: 0.48 },
    },
    corridor: {
      file: 'corridor.jpg',
      width: 1920,
      height: 2400,
      alt: 'A concrete corridor with openings along the left; bars of sunlight cross the floor towards an oak door at the end.',
      focal: { x: 0.5, y: 0.62 },
    },
    desk: {
      file: 'desk.jpg',
      width: 2400,
      height: 1800,
      alt: 'The corner of a desk: a black lamp, lit, leans over three notebooks; a mug and a pencil lie beside it against a grey wall.',
      focal: { x: 0.5, y: 0.55 },
    },
    mark: {
      file: 'mark.svg',
      width: 64,
      height: 64,
      alt: 'Five upright bars on a line, one of them lower and orange-brown.',
      focal: { x: 0.5, y: 0.5 },
    },
  },
  cover: {
    dunes: {
      file: 'dunes.jpg',
      width: 2400,
      height: 1350,
      alt: 'Sand dunes at dusk, ridge behind ridge fading into rose-coloured haze under a slate sky.',
      focal: { x: 0.4, y: 0.6 },
    },
  },
  sample: {
    'sample-1': {
      file: 'sample-1.jpg',
      width: 2400,
      height: 1600,
      alt: 'Five river stones in a row from large to small on pale paper: slate with a white vein, sand, white, rust and black.',
      focal: { x: 0.5, y: 0.55 },
    },
    'sample-2': {
      file: 'sample-2.jpg',
      width: 2400,
      height: 1800,
      alt: 'Shapes of coloured card against a wall: a grey-green sheet, a clay-coloured arch, a white half disc and a dark ball.',
      focal: { x: 0.5, y: 0.55 },
    },
    'sample-3': {
      file: 'sample-3.jpg',
      width: 2400,
      height: 1800,
      alt: 'Shadows of leafy twigs on a pale plaster wall in the afternoon.',
      focal: { x: 0.45, y: 0.4 },
    },
  },
  parking: {
    contours: {
      file: 'contours.svg',
      width: 1600,
      height: 1000,
      alt: 'Contour lines of a hilly country, as on a map.',
      focal: { x: 0.5, y: 0.5 },
    },
  },
} as const satisfies Record<string, Record<string, Omit<ShippedPicture, 'template' | 'name'>>>

type Pictures = typeof pictures
export type PictureTemplate = keyof Pictures

/** Every picture that ships, for the assets area and for tests. */
export const shippedPictures: readonly ShippedPicture[] = Object.entries(pictures).flatMap(
  ([template, byName]) =>
    Object.entries(byName).map(([name, picture]) => ({
      template,
      name,
      ...(picture as Omit<ShippedPicture, 'template' | 'name'>),
    })),
)

/** A shipped picture in use; `given` replaces its alt text or marks it as decorative. */
export function picture<Template extends PictureTemplate>(
  template: Template,
  name: keyof Pictures[Template] & string,
  given: Partial<Pick<ImageValue, 'alt' | 'decorative' | 'crop' | 'focal'>> = {},
): ImageValue {
  const { alt, focal } = pictures[template][name] as Omit<ShippedPicture, 'template' | 'name'>
  return { asset: templatePictureId(template, name), alt, focal, ...given }
}
