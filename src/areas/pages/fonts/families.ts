import type { FontFamily, FontSubset } from './family.ts'

// Written by scripts/measure-fonts.mjs from the font packages; not by hand.

const cut0: Readonly<Record<FontSubset, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
}
const cut1: Readonly<Record<FontSubset, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
}

/** The font library. */
export const families: readonly FontFamily[] = [
  {
    id: 'archivo',
    name: 'Archivo',
    category: 'sans-serif',
    weights: [100, 900],
    fallback: {
      ascent: 0.878,
      descent: 0.21,
      lineGap: 0,
      adjust: [
        0.9366, 0.9421, 0.9476, 0.9553, 0.9631, 0.9719, 0.9807, 0.9895, 0.9984, 1.0083, 0.9413, 0.9578,
        0.9743, 0.999, 1.0237, 1.0583, 1.0929,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: '8f704806', 'latin-ext': 'ff4f17d2' },
      italic: { latin: '3d109f97', 'latin-ext': 'cbaf874f' },
    },
  },
  {
    id: 'bricolage-grotesque',
    name: 'Bricolage Grotesque',
    category: 'sans-serif',
    weights: [200, 800],
    fallback: {
      ascent: 0.93,
      descent: 0.27,
      lineGap: 0,
      adjust: [
        1.0412, 1.0478, 1.0544, 1.0609, 1.0675, 1.0741, 1.0806, 1.0872, 1.0112, 1.0172, 1.0233, 1.0294,
        1.0355,
      ],
    },
    ranges: cut0,
    files: { normal: { latin: 'a97804dc', 'latin-ext': 'e808f16b' } },
  },
  {
    id: 'cormorant-garamond',
    name: 'Cormorant Garamond',
    category: 'serif',
    weights: [300, 700],
    fallback: {
      ascent: 0.924,
      descent: 0.287,
      lineGap: 0,
      adjust: [0.9704, 0.9718, 0.9731, 0.9748, 0.9765, 0.9783, 0.9212, 0.9229, 0.9247],
    },
    ranges: cut0,
    files: {
      normal: { latin: 'd80df8ff', 'latin-ext': 'cfa9a397' },
      italic: { latin: '6f2f5c3b', 'latin-ext': 'cd5bf126' },
    },
  },
  {
    id: 'dm-sans',
    name: 'DM Sans',
    category: 'sans-serif',
    weights: [100, 900],
    fallback: {
      ascent: 0.992,
      descent: 0.31,
      lineGap: 0,
      adjust: [
        0.9462, 0.9705, 0.9947, 1.019, 1.0433, 1.0496, 1.056, 1.0648, 1.0735, 1.0845, 1.0127, 1.0203, 1.0279,
        1.0304, 1.033, 1.038, 1.0431,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: '9fea608a', 'latin-ext': 'a5d38fe9' },
      italic: { latin: 'f1a235db', 'latin-ext': '6e646d20' },
    },
  },
  {
    id: 'eb-garamond',
    name: 'EB Garamond',
    category: 'serif',
    weights: [400, 800],
    fallback: {
      ascent: 1.007,
      descent: 0.298,
      lineGap: 0,
      adjust: [0.9429, 0.9607, 0.9785, 0.9944, 0.9496, 0.9652, 0.9807, 0.9911, 1.0015],
    },
    ranges: cut0,
    files: {
      normal: { latin: '88603384', 'latin-ext': 'f8d3fa06' },
      italic: { latin: 'c664773f', 'latin-ext': 'fa866520' },
    },
  },
  {
    id: 'fraunces',
    name: 'Fraunces',
    category: 'serif',
    weights: [100, 900],
    fallback: {
      ascent: 0.978,
      descent: 0.255,
      lineGap: 0,
      adjust: [
        1.0869, 1.0961, 1.1052, 1.1144, 1.1235, 1.1418, 1.1601, 1.1693, 1.1784, 1.1876, 1.1248, 1.142, 1.1592,
        1.1678, 1.1764, 1.185, 1.1936,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: '7f9d191d', 'latin-ext': 'a21ecfbf' },
      italic: { latin: 'bceec2ef', 'latin-ext': '877bcc2f' },
    },
  },
  {
    id: 'instrument-sans',
    name: 'Instrument Sans',
    category: 'sans-serif',
    weights: [400, 700],
    fallback: {
      ascent: 0.97,
      descent: 0.25,
      lineGap: 0,
      adjust: [1.0257, 1.033, 1.0404, 1.0477, 0.9754, 0.9822, 0.9889],
    },
    ranges: cut0,
    files: {
      normal: { latin: '2ee17598', 'latin-ext': 'c4fcfea4' },
      italic: { latin: '77210cdd', 'latin-ext': '2c2d6eb0' },
    },
  },
  {
    id: 'inter',
    name: 'Inter',
    category: 'sans-serif',
    weights: [100, 900],
    fallback: {
      ascent: 0.9688,
      descent: 0.2412,
      lineGap: 0,
      adjust: [
        1.0166, 1.0261, 1.0355, 1.045, 1.0545, 1.064, 1.0734, 1.0783, 1.0832, 1.0881, 1.0104, 1.015, 1.0195,
        1.025, 1.0305, 1.0365, 1.0426,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: '3100e775', 'latin-ext': '34b9c504' },
      italic: { latin: '7291b597', 'latin-ext': '71254244' },
    },
  },
  {
    id: 'karla',
    name: 'Karla',
    category: 'sans-serif',
    weights: [200, 800],
    fallback: {
      ascent: 0.917,
      descent: 0.252,
      lineGap: 0,
      adjust: [
        0.9885, 1.0007, 1.0129, 1.0245, 1.0362, 1.046, 1.0559, 1.0628, 0.989, 0.9949, 1.0008, 1.0233, 1.0459,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: 'cd614fed', 'latin-ext': '14291dd5' },
      italic: { latin: '29363b02', 'latin-ext': '7632f995' },
    },
  },
  {
    id: 'libre-franklin',
    name: 'Libre Franklin',
    category: 'sans-serif',
    weights: [100, 900],
    fallback: {
      ascent: 0.966,
      descent: 0.246,
      lineGap: 0,
      adjust: [
        1.0243, 1.0266, 1.0289, 1.0325, 1.0362, 1.0403, 1.0444, 1.0494, 1.0545, 1.0599, 0.985, 0.99, 0.9951,
        1.0002, 1.0052, 1.0099, 1.0145,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: '52e60585', 'latin-ext': '61216d8e' },
      italic: { latin: 'c9fb9170', 'latin-ext': 'f405e646' },
    },
  },
  {
    id: 'literata',
    name: 'Literata',
    category: 'serif',
    weights: [200, 900],
    fallback: {
      ascent: 1.177,
      descent: 0.308,
      lineGap: 0,
      adjust: [
        1.1086, 1.1278, 1.147, 1.1663, 1.1855, 1.1987, 1.2119, 1.2234, 1.1607, 1.1762, 1.1917, 1.2149, 1.2382,
        1.2537, 1.2692,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: '9adbeac5', 'latin-ext': '46792f7c' },
      italic: { latin: 'ab198d66', 'latin-ext': 'ba0e6a12' },
    },
  },
  {
    id: 'lora',
    name: 'Lora',
    category: 'serif',
    weights: [400, 700],
    fallback: {
      ascent: 1.006,
      descent: 0.274,
      lineGap: 0,
      adjust: [1.1653, 1.171, 1.1767, 1.1824, 1.1166, 1.122, 1.1273],
    },
    ranges: cut0,
    files: {
      normal: { latin: 'ddb8c660', 'latin-ext': '2a2d9c22' },
      italic: { latin: 'd824d807', 'latin-ext': '45f989df' },
    },
  },
  {
    id: 'manrope',
    name: 'Manrope',
    category: 'sans-serif',
    weights: [200, 800],
    fallback: {
      ascent: 1.066,
      descent: 0.3,
      lineGap: 0,
      adjust: [
        0.9997, 1.0088, 1.0178, 1.0269, 1.036, 1.0451, 1.0542, 1.0632, 0.9913, 0.9997, 1.0081, 1.0165, 1.0249,
      ],
    },
    ranges: cut0,
    files: { normal: { latin: 'a30ddcd3', 'latin-ext': '3911b66d' } },
  },
  {
    id: 'newsreader',
    name: 'Newsreader',
    category: 'serif',
    weights: [200, 800],
    fallback: {
      ascent: 0.735,
      descent: 0.265,
      lineGap: 0,
      adjust: [
        1.014, 1.0215, 1.029, 1.0416, 1.0541, 1.0662, 1.0783, 1.0919, 1.0389, 1.0517, 1.0644, 1.0844, 1.1044,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: '62981321', 'latin-ext': 'ac6fa9ed' },
      italic: { latin: '48bc8861', 'latin-ext': 'd8c26397' },
    },
  },
  {
    id: 'playfair-display',
    name: 'Playfair Display',
    category: 'serif',
    weights: [400, 900],
    fallback: {
      ascent: 1.082,
      descent: 0.251,
      lineGap: 0,
      adjust: [1.1239, 1.1277, 1.1315, 1.1353, 1.0705, 1.0741, 1.0776, 1.0812, 1.0847, 1.0883, 1.0918],
    },
    ranges: cut0,
    files: {
      normal: { latin: 'e0c764a8', 'latin-ext': '42898ad4' },
      italic: { latin: '54af24bd', 'latin-ext': 'b9dff4ae' },
    },
  },
  {
    id: 'source-serif-4',
    name: 'Source Serif 4',
    category: 'serif',
    weights: [200, 900],
    fallback: {
      ascent: 1.036,
      descent: 0.335,
      lineGap: 0,
      adjust: [
        1.1814, 1.1829, 1.1844, 1.187, 1.1895, 1.1938, 1.198, 1.2022, 1.1339, 1.143, 1.1521, 1.1556, 1.1591,
        1.1626, 1.1661,
      ],
    },
    ranges: cut1,
    files: {
      normal: { latin: '382475f3', 'latin-ext': 'd10ccbbd' },
      italic: { latin: 'b4f56ddc', 'latin-ext': '14e38c2d' },
    },
  },
  {
    id: 'space-grotesk',
    name: 'Space Grotesk',
    category: 'sans-serif',
    weights: [300, 700],
    fallback: {
      ascent: 0.984,
      descent: 0.292,
      lineGap: 0,
      adjust: [1.1097, 1.1096, 1.1094, 1.1092, 1.109, 1.1089, 1.0251, 1.025, 1.0249],
    },
    ranges: cut0,
    files: { normal: { latin: '06408904', 'latin-ext': '952dddb4' } },
  },
  {
    id: 'syne',
    name: 'Syne',
    category: 'sans-serif',
    weights: [400, 800],
    fallback: {
      ascent: 0.925,
      descent: 0.275,
      lineGap: 0,
      adjust: [0.9897, 1.027, 1.0644, 1.1036, 1.0565, 1.098, 1.1394, 1.3893, 1.6391],
    },
    ranges: cut0,
    files: { normal: { latin: '68b623f0', 'latin-ext': '83885b13' } },
  },
  {
    id: 'work-sans',
    name: 'Work Sans',
    category: 'sans-serif',
    weights: [100, 900],
    fallback: {
      ascent: 0.93,
      descent: 0.243,
      lineGap: 0,
      adjust: [
        1.0127, 1.0242, 1.0356, 1.0566, 1.0775, 1.1061, 1.1347, 1.1345, 1.1342, 1.134, 1.0481, 1.0478, 1.0475,
        1.0471, 1.0468, 1.0465, 1.0463,
      ],
    },
    ranges: cut0,
    files: {
      normal: { latin: '1dd49afc', 'latin-ext': '2aa17fc7' },
      italic: { latin: '73468c2b', 'latin-ext': '7ad4dd06' },
    },
  },
]
