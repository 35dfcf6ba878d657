#!/usr/bin/env python3
"""Makes src/theme/fonts/instrument-sans.woff2, the one font file of the site.

Needs fontTools with Brotli (Debian: python3-fonttools python3-brotli); building and running the site do not need it,
since the result is committed. Run it again when a character is added to src/theme/fonts/glyphs.txt.

The weight axis is cut to 400-600 and the width axis to 80-100, which is all that the type styles use. Kerning keeps one
value for all weights and widths: its variation data alone would weigh as much as half the file.
"""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2"
FOLDER = ROOT / "src/theme/fonts"
DEVICES = ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice")
VALUES_ONLY = 0x0F


def drop_devices(node, seen):
    """Removes the variation of each positioning value, wherever it hangs in the table."""
    if id(node) in seen:
        return
    seen.add(id(node))
    if isinstance(node, (list, tuple)):
        for part in node:
            drop_devices(part, seen)
        return
    for name, part in list(getattr(node, "__dict__", {}).items()):
        if name in DEVICES:
            delattr(node, name)
        else:
            drop_devices(part, seen)


def main():
    text = (FOLDER / "glyphs.txt").read_text(encoding="utf8").replace("\n", "") + " "
    font = TTFont(SOURCE)
    options = subset.Options()
    options.layout_features = ["kern", "tnum"]
    options.hinting = False
    options.name_IDs = []
    options.notdef_outline = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": (400, 600), "wdth": (80, 100)})
    drop_devices(font["GPOS"].table, set())
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table.ValueFormat1 &= VALUES_ONLY
            table.ValueFormat2 &= VALUES_ONLY
    if hasattr(font["GDEF"].table, "VarStore"):
        del font["GDEF"].table.VarStore
        font["GDEF"].table.Version = 0x00010000
    missing = [char for char in text if ord(char) not in font.getBestCmap()]
    if missing:
        raise SystemExit(f"The font has no glyph for {missing}")
    font.flavor = "woff2"
    target = FOLDER / "instrument-sans.woff2"
    font.save(target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes, {len(text)} characters")


if __name__ == "__main__":
    main()
