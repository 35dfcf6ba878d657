#!/usr/bin/env python3
"""Prepares the site's typeface from its published files: see README.md beside this file for when to run it.

Needs fontTools with Brotli (Debian: python3-fonttools python3-brotli). Building and running the site do not need it, since
the prepared files are committed.

A subset of the published files weighs twice what one of the prepared files does. What that takes: the weight axis is cut
to 400-600 and the width axis to 80-100, which is all that the type styles use; the two axes share one set of outlines each
instead of having another for their corner; kerning has fewer classes, with one value for all weights and widths.
"""
import json
import unicodedata
from itertools import product
from pathlib import Path

from fontTools import subset
from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildValue
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta, iup_delta_optimize
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent.parent
SOURCES = ROOT / "node_modules/@fontsource-variable/instrument-sans/files"
# Weights and widths that components mix beside the type styles, with the size in rem: bold in text, quotations, tabs.
MIXED = [(600, 100, 1.1), (500, 100, 1.1), (500, 90, 3.5), (500, 96, 1), (600, 84, 1)]
# Units of 1,000 to the em. The outlines' limit is a ninth of a pixel in the largest headline.
OUTLINE_TOLERANCE = 1
KERNING_TOLERANCE = 10

LOWER = "abcdefghijklmnopqrstuvwxyz"
LETTERS = LOWER + LOWER.upper()
DIGITS = "0123456789"
KERNED = [
    (LETTERS, LOWER),
    (LOWER.upper(), LOWER.upper()),
    (LETTERS, " .,:;’)?!-–/"),
    (" “‘(’-–/", LETTERS),
    # Or a space would take on what the class it joins has before a figure: "of40".
    (" ", DIGITS),
    (DIGITS, DIGITS + ".,%-–+/ "),
    (".,$€£–/", DIGITS),
]


def only_figures_are_tabular(font):
    """Leaves tabular forms to what stands in a figure, "98%" or "500+": the font has them of other signs too."""
    figures = {font.getBestCmap()[ord(char)] for char in DIGITS + "%+"}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    table = getattr(table, "ExtSubTable", table)
                    table.mapping = {name: form for name, form in table.mapping.items() if name in figures}


def used_locations(font):
    """Every weight and width that the site prints, normalized, each with its size."""
    styles = json.loads((ROOT / "tokens/type.json").read_text(encoding="utf8"))["type"].values()
    used = [
        (style["weight"]["$value"], style["width"]["$value"], style["size"]["$value"]["value"])
        for style in styles
        if "size" in style
    ]
    axes = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
    for weight, width, size in used + MIXED:
        place = normalizeLocation({"wght": weight, "wdth": width}, axes)
        mapped = {tag: piecewiseLinearMap(value, font["avar"].segments[tag]) for tag, value in place.items()}
        # Seen from the master: 0 to 1 towards the bold, 0 to 1 towards the narrow end.
        yield mapped["wght"], -mapped["wdth"], size


def corner_shares(locations):
    """What the corner's outlines add, spread over both axes: the least squares over all that is printed."""
    ww = wn = nn = wc = nc = 0.0
    for weight, narrow, size in locations:
        ww += size * weight * weight
        wn += size * weight * narrow
        nn += size * narrow * narrow
        wc += size * weight * weight * narrow
        nc += size * narrow * weight * narrow
    whole = ww * nn - wn * wn
    return (wc * nn - nc * wn) / whole, (nc * ww - wc * wn) / whole


def fold_corner(font):
    """Replaces three sets of outline differences (bold, narrow, both at once) by two that come as near as they can."""
    bold_share, narrow_share = corner_shares(list(used_locations(font)))
    glyf, advances = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyf._getCoordinatesAndControls(name, advances)
        deltas = {}
        for variation in variations:
            given = variation.coordinates
            full = iup_delta(given, points, control.endPts) if None in given else given
            deltas["+".join(sorted(variation.axes))] = full
        still = [(0, 0)] * len(points)
        corner = deltas.get("wdth+wght", still)
        folded = []
        for tag, share, region in (("wght", bold_share, (0, 1, 1)), ("wdth", narrow_share, (-1, -1, 0))):
            moved = [
                (round(x + share * cx), round(y + share * cy))
                for (x, y), (cx, cy) in zip(deltas.get(tag, still), corner)
            ]
            if not glyf[name].isComposite():
                moved = iup_delta_optimize(moved, points, control.endPts, tolerance=OUTLINE_TOLERANCE)
            folded.append(TupleVariation({tag: region}, moved))
        font["gvar"].variations[name] = folded
    # Browsers take the advances from the outlines' own differences.
    del font["HVAR"]


def kerning_of(font):
    """Every kerned pair of glyphs with its value at the master, as the font's tables give it."""
    pairs = {}
    names = font.getGlyphOrder()
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for index, first in enumerate(table.Coverage.glyphs):
                if table.Format == 1:
                    found = [(record.SecondGlyph, record.Value1) for record in table.PairSet[index].PairValueRecord]
                else:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                    found = [(name, row[table.ClassDef2.classDefs.get(name, 0)].Value1) for name in names]
                for second, value in found:
                    pairs.setdefault((first, second), value.XAdvance if value else 0)
    return pairs


def grouped(rows):
    """Groups rows that differ by no more than the tolerance wherever both have a value, the most alike first.

    @param rows values by column, for each name
    @returns for each group its names, and the middle of its values by column
    """
    groups = [([name], {column: (value, value) for column, value in row.items()}) for name, row in rows.items()]

    def joined(one, other):
        span = dict(one)
        for column, (low, high) in other.items():
            here = span.get(column, (low, high))
            span[column] = (min(low, here[0]), max(high, here[1]))
        return span

    while True:
        best = None
        for index, (_, one) in enumerate(groups):
            for other_index in range(index + 1, len(groups)):
                spans = [high - low for low, high in joined(one, groups[other_index][1]).values()]
                if max(spans, default=0) <= 2 * KERNING_TOLERANCE:
                    cost = sum(span * span for span in spans)
                    if best is None or cost < best[0]:
                        best = (cost, index, other_index)
        if best is None:
            return [(names, {column: sum(span) / 2 for column, span in spans.items()}) for names, spans in groups]
        _, index, other_index = best
        names, spans = groups.pop(other_index)
        groups[index] = (groups[index][0] + names, joined(groups[index][1], spans))


def accented_forms(cmap):
    """The glyphs of accented letters by the glyph of the letter that they are kerned like."""
    forms = {}
    for code, name in cmap.items():
        base = ord(unicodedata.normalize("NFD", chr(code))[0])
        if base != code and base in cmap:
            forms.setdefault(cmap[base], []).append(name)
    return forms


def simplify_kerning(font):
    """Keeps the pairs that words and figures are made of, in classes of glyphs that are kerned nearly alike."""
    pairs = kerning_of(font)
    cmap = font.getBestCmap()
    [tabular] = [table.mapping for lookup in font["GSUB"].table.LookupList.Lookup for table in lookup.SubTable]
    rows = {}
    for firsts, seconds in KERNED:
        for first, second in product(firsts, seconds):
            plain = cmap[ord(first)], cmap[ord(second)]
            for pair in {plain, tuple(tabular.get(name, name) for name in plain)}:
                rows.setdefault(pair[0], {})[pair[1]] = pairs.get(pair, 0)
    classes = grouped(rows)
    columns = {}
    for index, (_, row) in enumerate(classes):
        for second, value in row.items():
            columns.setdefault(second, {})[index] = value
    accented = accented_forms(cmap)

    def with_accents(names):
        return tuple(sorted({form for name in names for form in [name, *accented.get(name, [])]}))

    values = {
        (with_accents(classes[index][0]), with_accents(seconds)): (buildValue({"XAdvance": round(value / 2) * 2}), None)
        for seconds, column in grouped(columns)
        for index, value in column.items()
        if round(value / 2)
    }
    lookup = font["GPOS"].table.LookupList.Lookup[0]
    lookup.SubTable = [buildPairPosClassesSubtable(values, font.getReverseGlyphMap())]
    lookup.SubTableCount = 1
    font["GPOS"].table.LookupList.Lookup = [lookup]
    # All that is left there are the kerning's variations.
    del font["GDEF"]


def drop_names(font):
    """Takes away what only an installed font is asked for."""
    for tag in ("STAT", "gasp"):
        if tag in font:
            del font[tag]
    font["name"].names = []
    font["fvar"].instances = []
    for axis in font["fvar"].axes:
        axis.axisNameID = 0


def prepare(part):
    font = TTFont(SOURCES / f"instrument-sans-{part}-standard-normal.woff2")
    whole = part == "latin"
    options = subset.Options()
    options.layout_features = ["kern", "tnum"] if whole else []
    options.hinting = False
    options.name_IDs = []
    options.notdef_outline = False
    if whole:
        only_figures_are_tabular(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": (400, 600), "wdth": (80, 100)})
    fold_corner(font)
    if whole:
        simplify_kerning(font)
    drop_names(font)
    font.flavor = "woff2"
    target = FOLDER / f"instrument-sans-{part}.woff2"
    font.save(target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes, {len(font.getBestCmap())} characters")


for part in ("latin", "latin-ext"):
    prepare(part)
