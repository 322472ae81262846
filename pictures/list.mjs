/**
 * Every rendered picture: which scene makes it, how it is developed, where its eye is, and what it
 * shows, told to somebody who cannot see it. `focal` is the point to keep when the picture is
 * cropped, as shares of width and height from the top left. `stops` brightens a single picture.
 */
export const sets = [
  {
    template: 'restaurant',
    look: 'restaurant',
    pictures: [
      {
        name: 'lemons',
        focal: [0.52, 0.5],
        stops: 0.25,
        alt: 'Three whole lemons, half a lemon and a long kitchen knife on a creased linen cloth in low evening light.',
      },
      {
        name: 'table',
        focal: [0.55, 0.55],
        // The glasses and the knives.
        quiet: [
          {
            at: [826, 400, 224, 510],
            shapes:
              '<path d="M852 428C870 408 1004 408 1022 428C1040 500 1042 600 985 660Q958 684 950 690L950 840Q1020 850 1018 872Q1000 898 937 898Q862 892 858 868Q862 846 924 840L926 690Q890 672 860 630C832 570 838 490 852 428Z"/>',
          },
          {
            at: [1222, 395, 224, 510],
            shapes:
              '<path d="M1250 424C1268 404 1400 404 1418 424C1436 500 1436 600 1380 650Q1350 672 1340 680L1334 830Q1402 842 1400 860Q1384 884 1320 884Q1244 880 1240 858Q1246 838 1306 832L1314 680Q1280 664 1252 620C1228 560 1234 490 1250 424Z"/>',
          },
          {
            at: [1130, 660, 190, 170],
            shapes:
              '<path d="M1142 678Q1160 664 1186 686L1240 724Q1300 772 1312 812L1300 816Q1262 800 1210 746Z"/>',
          },
          {
            at: [920, 880, 200, 260],
            shapes:
              '<path d="M934 894Q966 898 1002 952L1032 992L1108 1102Q1096 1126 1066 1124L1000 1000Q944 944 934 894Z"/>',
          },
        ],
        alt: 'A table for two under linen at a window: clay plates with small green bowls, two glasses of white wine and a lit candle, the last orange of the sunset outside.',
      },
      {
        name: 'eggs',
        focal: [0.42, 0.55],
        alt: 'Brown and cream eggs in a wide speckled clay bowl, two more beside it on a linen cloth, warm light from the left.',
      },
      {
        name: 'glass',
        focal: [0.5, 0.62],
        stops: 0.3,
        alt: 'A glass of red wine, a carafe of water and a cork on an oak shelf; late sun falls across the plaster wall behind.',
      },
      {
        name: 'figs',
        focal: [0.5, 0.52],
        stops: 0.45,
        alt: 'Dark figs on a grey-green plate, one cut in half to show its red flesh, on a wooden table.',
      },
    ],
  },
  {
    template: 'portfolio',
    look: 'portfolio',
    pictures: [
      {
        name: 'three',
        focal: [0.48, 0.58],
        alt: 'Three thrown vessels on a grey ledge: a tall ash-grey vase with a bone-white shoulder, a round bone-white jar and a small rust-brown cup.',
      },
      {
        name: 'bottle',
        focal: [0.56, 0.6],
        alt: 'A single long-necked bottle, rust brown below and nearly black above, standing alone against a grey wall.',
      },
      {
        name: 'bowls',
        focal: [0.5, 0.56],
        alt: 'Five small footed bowls in a row, in white, grey, rust and clay, each a little different.',
      },
      {
        name: 'rim',
        focal: [0.4, 0.6],
        alt: 'The rim of a large bowl from close by: the grey-green glaze thins to iron brown along the edge.',
      },
      {
        name: 'plates',
        focal: [0.5, 0.72],
        alt: 'A stack of eleven plates seen from the side, white, grey and rust, with a two-coloured cup on top.',
      },
      {
        name: 'shelf',
        focal: [0.5, 0.5],
        alt: 'Studio shelves of rough boards with vases, bottles, jars, bowls and cups in clay, white, grey and rust, lit from one side.',
      },
    ],
  },
  {
    template: 'consultant',
    look: 'consultant',
    pictures: [
      {
        name: 'stair',
        focal: [0.5, 0.45],
        alt: 'A concrete stair rising to the right with an oak handrail; sunlight cuts the wall behind along a slant.',
      },
      {
        name: 'blocks',
        focal: [0.5, 0.48],
        alt: 'Nine upright slabs standing in a row at equal distances on a pale table; one of them is lower and made of oak; a grey cube lies at the end.',
      },
      {
        name: 'corridor',
        focal: [0.5, 0.62],
        alt: 'A concrete corridor with openings along the left; bars of sunlight cross the floor towards an oak door at the end.',
      },
      {
        name: 'desk',
        focal: [0.5, 0.55],
        alt: 'The corner of a desk: a black lamp, lit, leans over three notebooks; a mug and a pencil lie beside it against a grey wall.',
      },
    ],
  },
  {
    template: 'cover',
    look: 'cover',
    pictures: [
      {
        name: 'dunes',
        focal: [0.4, 0.6],
        alt: 'Sand dunes at dusk, ridge behind ridge fading into rose-coloured haze under a slate sky.',
      },
    ],
  },
  {
    template: 'sample',
    look: 'sample',
    pictures: [
      {
        name: 'sample-1',
        scene: 'pebbles',
        focal: [0.5, 0.55],
        alt: 'Five river stones in a row from large to small on pale paper: slate with a white vein, sand, white, rust and black.',
      },
      {
        name: 'sample-2',
        scene: 'paper',
        focal: [0.5, 0.55],
        alt: 'Shapes of coloured card against a wall: a grey-green sheet, a clay-coloured arch, a white half disc and a dark ball.',
      },
      {
        name: 'sample-3',
        scene: 'leaves',
        focal: [0.45, 0.4],
        alt: 'Shadows of leafy twigs on a pale plaster wall in the afternoon.',
      },
    ],
  },
]

/** Drawings, which are text and need no rendering. */
export const drawings = [
  { template: 'restaurant', name: 'mark', width: 64, height: 64, alt: 'An ear of grain on its stalk.' },
  {
    template: 'portfolio',
    name: 'mark',
    width: 64,
    height: 64,
    alt: 'A potter’s stamp: a footed bowl in a square.',
  },
  {
    template: 'consultant',
    name: 'mark',
    width: 64,
    height: 64,
    alt: 'Five upright bars on a line, one of them lower and orange-brown.',
  },
  {
    template: 'parking',
    name: 'contours',
    width: 1600,
    height: 1000,
    alt: 'Contour lines of a hilly country, as on a map.',
  },
]
