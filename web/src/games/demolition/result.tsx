/** The end explained: how many blocks of each size every seat took. */

import { formatNumber, t } from "../../i18n";
import { BlockBar } from "../scalino/board/cards";
import { SIZES } from "../scalino/constants";
import { sum } from "../scalino/view";
import type { View } from "./view";

interface Props {
  view: View;
  names: readonly string[];
}

/** The blocks of each size that everybody took, and what they pay. */
export function Result({ view, names }: Props) {
  return (
    <table class="sc-sum">
      <caption class="unseen">{t("scalino-taken-table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          {SIZES.map((size) => (
            <th key={size} scope="col" class="number">
              <BlockBar size={size} />
            </th>
          ))}
          <th scope="col" class="number">
            {t("points")}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.board.taken.map((sizes, seat) => (
          <tr key={seat}>
            <th scope="row">
              <bdi>{names[seat]}</bdi>
            </th>
            {SIZES.map((size) => {
              const count = sizes.filter((one) => one === size).length;
              return (
                <td key={size} class="number">
                  {formatNumber(count)} × {formatNumber(size)}
                </td>
              );
            })}
            <td class="number">
              <b>{formatNumber(sum(sizes))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
