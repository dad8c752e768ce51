"""
Cuts the two fonts down to what the site uses and writes src/ui/fonts/*.woff2 and src/ui/fonts.css.

Run it after an update of the @fontsource-variable packages, or when a character or weight is missing:

    apt-get install --no-install-recommends fonttools python3-brotli
    /usr/bin/python3 scripts/fonts/subset.py
"""

import shutil
import subprocess
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / 'src/ui/fonts'
STYLE_SHEET = ROOT / 'src/ui/fonts.css'
LIMIT_BYTES = 50 * 1024

# Latin-1 writes Dutch, French, English, German and Luxembourgish with the letters below, and most names of neighbours.
CHARACTERS = {*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, 'ıŒœ–—‘’‚“”„•…‹›€™−')}
# The fonts have one hyphen; the others are the same shape.
HYPHENS = {0x2010, 0x2011}
# No glyphs: the browser makes these spaces from the space, and joins these accents with the letter before them.
SHAPED = {0x2009, 0x202F, 0x300, 0x301, 0x302, 0x303, 0x308, 0x30A, 0x327}

WEIGHTS = (400, 700)
# Figures are tabular and lining without a feature in both fonts.
FEATURES = ['kern', 'liga', 'rvrn']
COPYRIGHT, FAMILY, STYLE, LICENCE_URL = 0, 1, 2, 14

# 150 letters as often as the site's texts in four languages have them.
LETTERS = (
    ' ' * 23 + ',,..ABSWaaaaaaaabbcccddddeeeeeeeeeeeeeeeeeeeeffggghhhiiiiiiiijkklllllmmmnnnnnnnnnn'
    'ooooooopprrrrrrrrssssssstttttttttuuuuuvvwwyzé'
)

# Fonts of a visitor's system and the average width of LETTERS in each, in em. Liberation is as wide as Times and Arial.
SERIF_FALLBACKS = {
    '': (0.4067, ['Times New Roman', 'Liberation Serif']),
    ' on Android': (0.4830, ['Noto Serif', 'NotoSerif-Regular']),
    ' on Linux': (0.5181, ['DejaVu Serif']),
}
SANS_FALLBACKS = {
    '': (0.4491, ['Arial', 'Liberation Sans']),
    ' on Android': (0.4467, ['Roboto', 'Roboto-Regular']),
    ' on Linux': (0.5120, ['DejaVu Sans']),
}

FONTS = [
    # A weight makes Newsreader wider, so headings (500) and quotes (400) each have their fallback.
    {'name': 'Newsreader', 'kern_at': 500, 'fallbacks': SERIF_FALLBACKS, 'fallback_weights': [400, 500]},
    {'name': 'Hanken Grotesk', 'kern_at': 400, 'fallbacks': SANS_FALLBACKS, 'fallback_weights': [400]},
]


def main():
    FOLDER.mkdir(exist_ok=True)
    rules, variables = [], []
    for font in FONTS:
        slug = font['name'].lower().replace(' ', '-')
        package = ROOT / 'node_modules/@fontsource-variable' / slug
        source = package / f'files/{slug}-latin-wght-normal.woff2'
        cut_font = cut(source, font['kern_at'])
        cut_font.save(FOLDER / f'{slug}.woff2')
        shutil.copyfile(package / 'LICENSE', FOLDER / f'{slug}-licence.txt')
        rules.append(face(font['name'], slug, cut_font))
        rules += [
            fallback_face(font['name'] + ' fallback' + where, instance(subset(source), weight), weight, *fallback)
            for where, fallback in font['fallbacks'].items()
            for weight in font['fallback_weights']
        ]
        names = [font['name'], *(f"{font['name']} fallback{where}" for where in font['fallbacks'])]
        variables.append(f"--font-{slug}: {', '.join(map(repr, names))};")
    write_style_sheet(rules, variables)
    report()


def cut(source, kern_at):
    font = instance(subset(source), WEIGHTS)
    # Kerning hardly differs between weights and is a fifth of the file: all weights share that of one.
    one_weight = instance(subset(source), kern_at)
    font['GPOS'] = one_weight['GPOS']
    del font['GDEF']
    for table in font['cmap'].tables:
        table.cmap |= {code: table.cmap[ord('-')] for code in HYPHENS}
    font.flavor = 'woff2'
    return font


def subset(source):
    # The date of the source is kept, so that the same input gives the same file.
    font = TTFont(source, recalcTimestamp=False)
    options = Options(
        layout_features=FEATURES,
        drop_tables=[*Options().drop_tables, 'STAT'],
        name_IDs=[COPYRIGHT, FAMILY, STYLE, LICENCE_URL],
        notdef_outline=True,
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    return font


def instance(font, weight):
    for glyph in font.getGlyphOrder():
        font['gvar'].variations.setdefault(glyph, [])
    limited = instantiateVariableFont(font, {'wght': weight})
    if 'fvar' in limited:
        limited['fvar'].instances = []
    return limited


def face(name, slug, font):
    return f"""@font-face {{
  font-family: '{name}';
  src: url('./fonts/{slug}.woff2') format('woff2');
  font-weight: {WEIGHTS[0]} {WEIGHTS[1]};
  font-display: swap;
  unicode-range: {unicode_range({*font.getBestCmap(), *SHAPED})};
}}"""


def fallback_face(name, font, weight, width, local_names):
    ratio = average_width(font) / width
    em, lines = font['head'].unitsPerEm, font['hhea']
    return f"""@font-face {{
  font-family: '{name}';
  src: {', '.join(f"local('{local_name}')" for local_name in local_names)};
  font-weight: {weight};
  size-adjust: {ratio:.2%};
  ascent-override: {lines.ascent / em / ratio:.2%};
  descent-override: {-lines.descent / em / ratio:.2%};
  line-gap-override: {lines.lineGap / em / ratio:.0%};
}}"""


def average_width(font):
    glyphs = font.getBestCmap()
    widths = [font['hmtx'][glyphs[ord(letter)]][0] for letter in LETTERS]
    return sum(widths) / len(widths) / font['head'].unitsPerEm


def unicode_range(codes):
    ranges = []
    for code in sorted(codes):
        if ranges and code == ranges[-1][1] + 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ', '.join(f'U+{first:X}' + (f'-{last:X}' if last > first else '') for first, last in ranges)


def write_style_sheet(rules, variables):
    head = '/* Written by scripts/fonts/subset.py. A fallback has the widths and lines of its font: nothing moves when it arrives. */'
    root = ':root {\n  ' + '\n  '.join(variables) + '\n}'
    STYLE_SHEET.write_text('\n\n'.join([head, *rules, root]) + '\n')
    subprocess.run([ROOT / 'node_modules/.bin/prettier', '--write', '--log-level=warn', STYLE_SHEET], check=True)


def report():
    sizes = {file.name: file.stat().st_size for file in sorted(FOLDER.glob('*.woff2'))}
    print(sizes, f'together {sum(sizes.values()) / 1024:.1f} KB')
    if sum(sizes.values()) > LIMIT_BYTES:
        raise SystemExit(f'More than {LIMIT_BYTES / 1024:.0f} KB')


main()
