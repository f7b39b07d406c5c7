/** The rules of a game, each under its id, so that a refusal can lead to it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { textsOf } from "../../board/registry";
import { language, say } from "../../i18n";
import { type Part, readMarkdown, type Span } from "./markdown";

const PAGES = import.meta.glob<string>("../../../../docs/rules/*/*.md", {
  query: "?raw",
  import: "default",
});
const PICTURES = import.meta.glob<string>("../../../../docs/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

function pageOf(game: string, code: string) {
  const name = textsOf(game);
  const folder = "../../../../docs/rules";
  return PAGES[`${folder}/${code}/${name}.md`] ?? PAGES[`${folder}/en/${name}.md`];
}

export function Rules({ game }: { game: string }) {
  const parts = useSignal<Part[] | null>(null);
  const code = language();
  useEffect(() => {
    pageOf(game, code)?.().then(
      (text) => {
        parts.value = readMarkdown(text);
      },
      () => undefined, // the page stays as it is
    );
  }, [game, code]);
  useEffect(() => {
    // The browser looked for the rule of the address before it was there.
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView({ block: "center" });
  }, [parts.value]);
  if (!pageOf(game, code)) return <p>{say("rules-none")}</p>;
  if (!parts.value) return <p class="quiet waiting">{say("loading")}</p>;
  return (
    <article class="rules">
      {parts.value.map((part, i) => (
        <PartView key={i} part={part} />
      ))}
    </article>
  );
}

function PartView({ part }: { part: Part }) {
  const marked = { id: part.id, class: part.id && markOf(part.id) };
  switch (part.kind) {
    case "heading": {
      const Heading = `h${part.level}` as "h1";
      return (
        <Heading {...marked}>
          <Spans spans={part.spans} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p {...marked}>
          <Spans spans={part.spans} />
        </p>
      );
    case "quote":
      return (
        <blockquote {...marked}>
          <Spans spans={part.spans} />
        </blockquote>
      );
    case "list": {
      const List = part.isOrdered ? "ol" : "ul";
      return (
        <List {...marked}>
          {part.items.map((spans, i) => (
            <li key={i}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table head={part.head} rows={part.rows} />;
    case "picture":
      return <img src={pictureUrl(part.src)} alt={part.alt} loading="lazy" />;
  }
}

/** A rule stands out, the one that was asked for most of all. */
function markOf(id: string): string {
  const kind = /^[A-Z]{2}-\d+$/.test(id) ? "rule" : "";
  return location.hash === `#${id}` ? `${kind} asked-for` : kind;
}

function Table({ head, rows }: { head: Span[][]; rows: Span[][][] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((spans, i) => (
            <th key={i} scope="col">
              <Spans spans={spans} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((spans, j) => (
              <td key={j}>
                <Spans spans={spans} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pictureUrl(src: string): string | undefined {
  const name = src.slice(src.lastIndexOf("/") + 1);
  return PICTURES[`../../../../docs/pictures/${name}`];
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span, i) => {
        if (span.kind === "bold") return <strong key={i}>{span.text}</strong>;
        if (span.kind === "italic") return <em key={i}>{span.text}</em>;
        if (span.kind === "code") return <code key={i}>{span.text}</code>;
        if (span.kind === "link" && span.href.startsWith("#")) {
          return (
            <a key={i} href={span.href}>
              {span.text}
            </a>
          );
        }
        return span.text; // other links lead into the project's documents, which are not here
      })}
    </>
  );
}
