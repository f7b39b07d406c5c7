"""Hooks of the documentation site: pages and files that lie beside docs/ in the repository.

A link such as `../CONTRIBUTING.md` works on the site as it does in the repository.
"""

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tavolino.locales.line_breaks import bind_letters

ROOT: Final = Path(__file__).parents[1]
RULES: Final = {
    f"rules/{page.parent.name}/{page.parents[2].name}.md": page.relative_to(ROOT).as_posix()
    for page in ROOT.glob("src/tavolino/games/*/words/*/rules.md")
}
PAGES: Final = {
    **{name: name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")},
    **{
        page.relative_to(ROOT).as_posix(): page.relative_to(ROOT).as_posix()
        for page in ROOT.glob("examples/*/README.md")
    },
    **RULES,
}
"""The pages outside docs/: where each is on the site, and in the repository."""
ON_SITE: Final = {source: name for name, source in PAGES.items()}
LINK: Final = re.compile(r"(?<=\]\()(?!\w+://)([^)#]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages outside docs/, and every file outside that a page links to."""
    for name, source in PAGES.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    for page in list(files.documentation_pages()):
        for target in LINK.findall(page.content_string):
            path = _place(page.src_uri, target)
            found = ROOT / path
            is_added = path in ON_SITE or files.get_file_from_path(path) is not None
            if not path.startswith("docs/") and found.is_file() and not is_added:
                files.append(File.generated(config, path, abs_src_path=str(found)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Leads links out of docs/ to where the files are on the site; keeps short words in lines."""

    def lead(link: re.Match[str]) -> str:
        path = _place(page.file.src_uri, link[1])
        inside = ON_SITE.get(path, path.removeprefix("docs/"))
        if (ROOT / path).is_dir():
            inside = f"{inside}/README.md"
        return relpath(inside, dirname(page.file.src_uri) or ".")

    is_polish = page.file.src_uri.startswith("rules/pl/")
    return bind_letters(LINK.sub(lead, markdown), "pl" if is_polish else "")


def _place(page: str, target: str) -> str:
    """Where a link of a page leads, from the root of the repository."""
    return normpath(join(dirname(PAGES.get(page, f"docs/{page}")), target))
